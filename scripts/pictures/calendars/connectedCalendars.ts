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

/** A person's connected calendars, one of which was stopped. */
export const OWN_CALENDARS: CalendarsAnswer = {
  services: ["google", "microsoft"],
  calendars: [CALENDAR, { ...CALENDAR, id: "d", service: "microsoft", trouble: "revoked" }],
};

/** The connected calendar of an office. */
export const OFFICE_CALENDAR: CalendarsAnswer = { services: ["google", "microsoft"], calendars: [CALENDAR] };
