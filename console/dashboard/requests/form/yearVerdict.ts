import type { PreviewYear } from "#core/api/PreviewAnswer.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";

export function shortBy({ charged, available }: PreviewYear): number {
  return Math.max(0, inCents(charged - available));
}

export function besideParts({ carried, accrued, adjusted, booked, pending, available }: PreviewYear): number {
  return inCents(available - (carried + accrued + adjusted - booked - pending));
}

export function lessCarriedOver(year: PreviewYear): number {
  return shortBy(year) > 0 ? 0 : Math.max(0, inCents(year.available - year.charged - year.after));
}

export function yearsNote(
  years: readonly PreviewYear[],
  isRefused: boolean,
  { yearName, unit }: { yearName: (year: LeaveYear) => string; unit: LeaveUnit },
): string | undefined {
  const [first] = years;
  if (!first) return undefined;
  if (isRefused && years.every((year) => shortBy(year) === 0)) {
    return `Not all of the available ${unit}s can be used for this request, because some expire before it ends or are needed for later time off.`;
  }
  if (years.some((year) => lessCarriedOver(year) > 0)) {
    return `The ${unit}s this request uses from ${yearName(first.leaveYear)} can no longer be carried over.`;
  }
  return undefined;
}

export function isWorthExplaining(years: readonly PreviewYear[], thisYear: number, isRefused: boolean): boolean {
  const isCharged = years.some(({ charged }) => charged > 0);
  return isCharged && (isRefused || years.length > 1 || years.some(({ leaveYear }) => leaveYear > thisYear));
}

function inCents(days: number): number {
  return Math.round(days * 100) / 100;
}
