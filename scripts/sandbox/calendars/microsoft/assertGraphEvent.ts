import { CalendarRefusal } from "../CalendarRefusal.ts";
import type { CalendarWorld } from "../CalendarWorld.ts";

const DATE_TIME = /^\d{4}-\d\d-\d\dT(?<time>\d\d:\d\d:\d\d)(?:\.0+)?$/;
const SHOWN_AS = ["free", "tentative", "busy", "oof", "workingElsewhere", "unknown"];
const SENSITIVITIES = ["normal", "personal", "private", "confidential"];

/** Throws unless Graph accepts the fields. Source: "event resource type". */
export function assertGraphEvent(world: CalendarWorld, fields: Record<string, unknown>): void {
  const [start, end] = [timeOf(world, fields["start"]), timeOf(world, fields["end"])];
  if (fields["isAllDay"] === true) {
    if (start.time !== "00:00:00")
      throw refused("The Event.Start property for an all-day event needs to be set to midnight.");
    if (end.time !== "00:00:00")
      throw refused("The Event.End property for an all-day event needs to be set to midnight.");
    if (start.zone !== end.zone) throw refused("The zones of an all-day event differ.");
    if (start.dateTime >= end.dateTime) {
      throw refused("The duration of an event marked as All day must be at least 24 hours.");
    }
  }
  if (start.zone === end.zone && start.dateTime > end.dateTime) throw refused("The event ends before it starts.");
  const { showAs = "busy", sensitivity = "normal" } = fields;
  if (!SHOWN_AS.includes(String(showAs))) throw refused("showAs is invalid.");
  if (!SENSITIVITIES.includes(String(sensitivity))) throw refused("sensitivity is invalid.");
}

function timeOf({ unknownZones }: CalendarWorld, value: unknown) {
  const { dateTime, timeZone } = (value ?? {}) as { dateTime?: unknown; timeZone?: unknown };
  const time = typeof dateTime === "string" ? DATE_TIME.exec(dateTime)?.groups?.["time"] : undefined;
  if (typeof dateTime !== "string" || time === undefined || typeof timeZone !== "string") {
    throw refused("At least one of the times is missing or invalid.");
  }
  if (unknownZones.has(timeZone) || !isZone(timeZone)) {
    throw new CalendarRefusal(400, "TimeZoneNotSupportedException", "A valid TimeZone value must be specified.");
  }
  return { dateTime, time, zone: timeZone };
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

function refused(message: string): CalendarRefusal {
  return new CalendarRefusal(400, "ErrorPropertyValidationFailure", message);
}
