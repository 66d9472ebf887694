import { countText, figure } from "#console/shared/formats.ts";

const DAY = 24;
/** The number of hours from which waits are shown in days. */
const LONG = 48;

/** Returns a wait in a readable unit: "20 min", "5.5 h", "3.1 days"; a dash for null. */
export function waitText(hours: number | null): string {
  if (hours === null) return "—";
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  if (hours < LONG) return `${figure(toTenths(hours))} h`;
  return daysWaited(toTenths(hours / DAY));
}

/** Returns the unit, in hours, of a scale up to the longest wait: an hour or a day. */
export function waitUnit(waits: readonly (number | null)[]): 1 | typeof DAY {
  return waits.some((hours) => (hours ?? 0) >= LONG) ? DAY : 1;
}

/** Returns "1 day" or "4 days"; a dash for null. */
export function daysWaited(days: number | null): string {
  if (days === null) return "—";
  return Number.isInteger(days) ? countText(days, "day") : `${figure(days)} days`;
}

function toTenths(number: number): number {
  return Math.round(number * 10) / 10;
}
