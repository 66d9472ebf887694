import type { CalendarAnswer, CalendarsAnswer } from "#core/api/calendars/CalendarAnswer.ts";

const CALENDAR: CalendarAnswer = {
  id: "c",
  service: "google",
  account: "olivia.hart@lumen-oak.example",
  userId: "u",
  userName: "Olivia Hart",
  trouble: null,
  lastError: null,
  sentAt: "2026-11-27T16:20:00Z",
};

const SERVICES: CalendarsAnswer["services"] = ["google", "microsoft"];

const OWN: CalendarAnswer = { ...CALENDAR, account: "grace.kim@lumen-oak.example", userName: "Grace Kim" };
export const OWN_CALENDARS: CalendarsAnswer = {
  services: SERVICES,
  calendars: [OWN, { ...OWN, id: "d", service: "microsoft", trouble: "revoked" }],
};

export const OFFICE_CALENDAR: CalendarsAnswer = { services: SERVICES, calendars: [CALENDAR] };
export const NO_OFFICE_CALENDAR: CalendarsAnswer = { services: SERVICES, calendars: [] };
export const STOPPED_OFFICE_CALENDAR: CalendarsAnswer = {
  services: SERVICES,
  calendars: [{ ...CALENDAR, trouble: "calendarGone" }],
};
