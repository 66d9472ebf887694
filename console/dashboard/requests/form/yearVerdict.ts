import type { PreviewYear } from "../requestCalls.ts";

/** By how many days a leave year does not suffice; 0 when it does. */
export function shortBy({ charged, available }: PreviewYear): number {
  return Math.max(0, inCents(charged - available));
}

/** What a leave year loses of its carry-over because the same request takes days of the year before. */
export function lessCarriedOver(year: PreviewYear): number {
  return shortBy(year) > 0 ? 0 : Math.max(0, inCents(year.available - year.charged - year.after));
}

/** What the figures alone don't tell: why a request is refused although each year it touches has enough. */
export function yearsNote(years: readonly PreviewYear[], isRefused: boolean): string | undefined {
  const [first] = years;
  if (!first) return undefined;
  if (isRefused && years.every((year) => shortBy(year) === 0)) {
    return `Leave that is booked for ${first.leaveYear + 1} counts on days carried over from ${first.leaveYear}: not all of these can be taken.`;
  }
  if (years.some((year) => lessCarriedOver(year) > 0)) {
    return `Days that this request uses from ${first.leaveYear} can no longer be carried over.`;
  }
  return undefined;
}

/** Whether the sum is worth showing: the request reaches into a later leave year than today's, or there is not enough. */
export function isWorthExplaining(years: readonly PreviewYear[], thisYear: number, isRefused: boolean): boolean {
  const isCharged = years.some(({ charged }) => charged > 0);
  return isCharged && (isRefused || years.length > 1 || years.some(({ leaveYear }) => leaveYear > thisYear));
}

function inCents(days: number): number {
  return Math.round(days * 100) / 100;
}
