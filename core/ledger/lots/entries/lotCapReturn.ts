import { ZERO, Fraction, least } from "#core/policies/document/exact.ts";
import { groupBy } from "#core/groupBy.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LedgerEntry } from "../../LedgerEntry.ts";
import { accrualsIn, grantOf, lostIn, minutesOf, owedIn } from "../../accrualsIn.ts";
import { type CutChange, cutReturns } from "../../caps/cutReturns.ts";
import { cappedSize } from "../caps.ts";
import type { PersonLedger } from "../PersonLedger.ts";
import { rulesOn, YearReplay } from "../YearReplay.ts";

/** Like `cutReturns`, for lots. */
export function lotCapReturn(year: LeaveYear, change: CutChange<AccrualCase>): Map<number, Minutes> {
  return cutReturns(year, change, { grantOf, lossIn: (ledger) => lossIn(year, ledger) });
}

function lossIn(year: LeaveYear, { accrual, entries }: PersonLedger): Map<number, Minutes> {
  const accruals = accrualsIn(entries, year);
  const others = entries.filter((entry) => !accruals.includes(entry) || isTakenWhole(entry));
  const replay = new YearReplay({ accrual, entries: others }, year);
  const loss = new Map<number, Fraction>();
  const sinceRaise = new Map<number, Fraction>();
  const replayed = accruals.filter((entry) => owedIn(entry) !== 0 && !isTakenWhole(entry));
  for (const { entry, grant, on, owed, lost } of owedOnDays(replayed)) {
    const book = replay.beforeGrantsOn(on);
    const size = new Fraction(owed);
    const ofRaise = sinceRaise.get(grant);
    const cut =
      owed < 0
        ? least(ofRaise ?? ZERO, new Fraction(-lost)).neg()
        : size.sub(cappedSize(rulesOn(accrual, on), book, { grant, on, size }));
    add(loss, grant, cut);
    if (ofRaise || entry.kind === "policy_change") add(sinceRaise, grant, cut);
    replay.add({ ...entry, minutes: size.sub(cut).valueOf() });
  }
  return new Map([...loss].map(([grant, minutes]) => [grant, minutes.valueOf()]));
}

interface Owed {
  entry: LedgerEntry;
  grant: number;
  on: IsoDate;
  owed: Minutes;
  lost: Minutes;
}

/** Sums a day's accruals of each grant. Decreases come last. */
function owedOnDays(accruals: readonly LedgerEntry[]): Owed[] {
  return [...groupBy(accruals, dayKey)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, alike]) => {
      const entry = alike.at(-1);
      if (!entry) return [];
      const lost = lostIn(alike);
      return [{ entry, grant: grantOf(entry), on: entry.effectiveOn, owed: minutesOf(alike) + lost, lost }];
    });
}

function dayKey(entry: LedgerEntry): string {
  return `${entry.effectiveOn} ${String(grantOf(entry)).padStart(4, "0")} ${owedIn(entry) < 0 ? 1 : 0}`;
}

function add(sums: Map<number, Fraction>, grant: number, minutes: Fraction): void {
  sums.set(grant, (sums.get(grant) ?? ZERO).add(minutes));
}

/** The maximum cut nothing that this decrease took back. */
function isTakenWhole(entry: LedgerEntry): boolean {
  return owedIn(entry) < 0 && lostIn([entry]) >= 0;
}
