import { countText } from "#core/countText.ts";
import { figure } from "#core/figure.ts";

const DAY = 24;
const LONG = 48;

export function waitText(hours: number | null): string {
  if (hours === null) return "—";
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  if (hours < LONG) return `${figure(toTenths(hours))} h`;
  return daysWaited(toTenths(hours / DAY));
}

export function waitUnit(waits: readonly (number | null)[]): 1 | typeof DAY {
  return waits.some((hours) => (hours ?? 0) >= LONG) ? DAY : 1;
}

export function daysWaited(days: number | null): string {
  if (days === null) return "—";
  return Number.isInteger(days) ? countText(days, "day") : `${figure(days)} days`;
}

function toTenths(number: number): number {
  return Math.round(number * 10) / 10;
}
