import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import type { LedgerEntry } from "../../LedgerEntry.ts";
import { carriedLots } from "../carriedLots.ts";
import { keyText, lotKey, type LotKey } from "../lotKey.ts";
import type { PersonLedger } from "../PersonLedger.ts";

/** A correction of entries that were posted before: its day, and the id of its cause. */
export interface LotCorrection {
  today: IsoDate;
  id: string;
}

/**
 * Returns the entries that open a leave year with what is left of the last one: one for what is owed or for the lots that
 * never expire, and one for each other grant and day. With a correction, the differences from those posted.
 */
export function carryOverEntries(ledger: PersonLedger, year: LeaveYear, correction?: LotCorrection): LedgerEntry[] {
  const { type, startsIn } = ledger.accrual;
  const first = leaveYearStart(year, startsIn);
  const posted = ledger.entries.filter(({ kind, leaveYear }) => kind === "carry_over" && leaveYear === year);
  const { carried, lost } = carriedLots(ledger, year);
  const due = new Map<string, { key: LotKey; minutes: Minutes }>();
  const add = (key: LotKey, minutes: Minutes) => {
    const text = keyText(key);
    due.set(text, { key, minutes: (due.get(text)?.minutes ?? 0) + minutes });
  };
  add({}, 0);
  for (const { key, minutes } of carried) add(key, minutes);
  for (const { details, minutes } of posted) add(lotKey(details), -minutes);
  return [...due]
    .filter(([text, { minutes }]) => minutes !== 0 || (!correction && text === ""))
    .map(([text, { key, minutes }]) => ({
      type,
      leaveYear: year,
      kind: "carry_over",
      minutes,
      effectiveOn: correction?.today ?? first,
      sourceKey: `carry_over:${type}:${year}${text}${correction ? `:${correction.id}` : ""}`,
      isUnlimited: false,
      details: { ...key, ...(text === "" && { lapsed: lost }), ...(correction && { isCorrection: true as const }) },
    }));
}
