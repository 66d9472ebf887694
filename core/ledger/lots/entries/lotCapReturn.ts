import { ZERO, Fraction } from "#core/policies/document/exact.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LedgerEntry } from "../../LedgerEntry.ts";
import { accrualsIn, grantOf, owedIn } from "../../accrualsIn.ts";
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
  const others = entries.filter((entry) => !accruals.includes(entry) || owedIn(entry) < 0);
  const replay = new YearReplay({ accrual, entries: others }, year);
  const loss = new Map<number, Fraction>();
  const granted = new Map<string, { entry: LedgerEntry; grant: number; on: IsoDate; minutes: Minutes }>();
  for (const entry of accruals.filter((one) => owedIn(one) > 0)) {
    const [grant, on] = [grantOf(entry), entry.effectiveOn];
    const key = `${on} ${String(grant).padStart(4, "0")}`;
    const minutes = (granted.get(key)?.minutes ?? 0) + owedIn(entry);
    granted.set(key, { entry, grant, on, minutes });
  }
  for (const [, { entry, grant, on, minutes }] of [...granted].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const size = cappedSize(rulesOn(accrual, on), replay.beforeGrantsOn(on), {
      grant,
      on,
      size: new Fraction(minutes),
    });
    add(loss, grant, new Fraction(minutes).sub(size));
    replay.add({ ...entry, minutes: size.valueOf() });
  }
  return new Map([...loss].map(([grant, minutes]) => [grant, minutes.valueOf()]));
}

function add(sums: Map<number, Fraction>, grant: number, minutes: Fraction): void {
  sums.set(grant, (sums.get(grant) ?? ZERO).add(minutes));
}
