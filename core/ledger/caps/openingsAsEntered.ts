import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";

/** The days on which the opening balances of leave years were first entered. */
export type OpeningDays = Readonly<Record<LeaveYear, IsoDate>>;

/** Counts an opening balance as an adjustment of the day of its entry, because caps had already cut earlier accruals. */
export function openingsAsEntered(
  entries: readonly LedgerEntry[],
  year: LeaveYear,
  openedOn: OpeningDays | undefined,
): LedgerEntry[] {
  const day = openedOn?.[year] ?? "";
  return entries.map((entry) =>
    entry.kind === "opening" && entry.leaveYear === year && entry.effectiveOn < day
      ? { ...entry, kind: "adjustment", effectiveOn: day }
      : entry,
  );
}
