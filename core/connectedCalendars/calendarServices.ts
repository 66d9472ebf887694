export const CALENDAR_SERVICES = { google: "Google Calendar", microsoft: "Microsoft 365" } as const;
export type CalendarServiceName = keyof typeof CALENDAR_SERVICES;
export const CALENDAR_SERVICE_NAMES = ["google", "microsoft"] as const satisfies CalendarServiceName[];

export function isCalendarService(text: string): text is CalendarServiceName {
  return Object.hasOwn(CALENDAR_SERVICES, text);
}
