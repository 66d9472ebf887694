import type { CalendarAnswer, CalendarsAnswer } from "#core/api/calendars/CalendarAnswer.ts";

const CALENDAR: CalendarAnswer = {
  id: "c",
  service: "google",
  account: "erin@lindqvist.example",
  userId: "u",
  userName: "Erin Lindqvist",
  trouble: null,
  lastError: null,
  sentAt: "2027-02-26T16:20:00Z",
};

const SERVICES: CalendarsAnswer["services"] = ["google", "microsoft"];

export const OWN_CALENDARS: CalendarsAnswer = {
  services: SERVICES,
  calendars: [CALENDAR, { ...CALENDAR, id: "d", service: "microsoft", trouble: "revoked" }],
};

export const OFFICE_CALENDAR: CalendarsAnswer = { services: SERVICES, calendars: [CALENDAR] };
export const NO_OFFICE_CALENDAR: CalendarsAnswer = { services: SERVICES, calendars: [] };
export const STOPPED_OFFICE_CALENDAR: CalendarsAnswer = {
  services: SERVICES,
  calendars: [{ ...CALENDAR, trouble: "calendarGone" }],
};
