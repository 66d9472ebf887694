import { groupBy } from "#core/groupBy.ts";
import { ZERO, Fraction } from "#core/policies/document/exact.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LedgerEntry } from "../../LedgerEntry.ts";
import { accrualsIn, grantOf, lostIn, owedIn } from "../../accrualsIn.ts";
import { type OpeningDays, openingsAsEntered } from "../../caps/openingsAsEntered.ts";
import { mostTakenBack, raisedAgain, withDatedRaises } from "../../caps/raisedCarryOver.ts";
import { cappedSize } from "../caps.ts";
import type { PersonLedger } from "../PersonLedger.ts";
import { rulesOn, YearReplay } from "../YearReplay.ts";

/** Like `capReturn`, but returns the minutes of each grant. */
export function lotCapReturn(
  year: LeaveYear,
  before: PersonLedger,
  after: PersonLedger,
  openedOn?: OpeningDays,
): Map<number, Minutes> {
  const accruals = groupBy(accrualsIn(before.entries, year), grantOf);
  let raised = raisedAgain(before.entries, after.entries, year);
  if (raised <= 0 && ![...accruals.values()].some((ofGrant) => lostIn(ofGrant) > 0)) return new Map();
  const lossWith = ({ accrual, entries }: PersonLedger) =>
    lossIn(year, { accrual, entries: openingsAsEntered(entries, year, openedOn) });
  const lossOf = (ledger: PersonLedger) => lossWith({ ...ledger, entries: withDatedRaises(ledger.entries, year) });
  const lossBefore = lossOf(before);
  const lossAgain = raised === 0 ? lossBefore : lossOf(after);
  const lossAfter = raised < 0 ? lossAgain : lossWith(after);
  return new Map(
    [...accruals].map(([grant, ofGrant]) => {
      // See `capReturn`: a lower cap may have applied for a while.
      const cut = Math.min(Math.max(0, lostIn(ofGrant)), (lossBefore.get(grant) ?? ZERO).valueOf());
      const less = (than: Map<number, Fraction>) => cut - (than.get(grant) ?? ZERO).valueOf();
      const returned = less(lossAfter);
      if (returned > 0 || raised <= 0) return [grant, Math.max(0, returned)];
      const most = mostTakenBack(ofGrant, { before: before.entries, after: after.entries }, year);
      const taken = Math.max(0, Math.min(-less(lossAgain), raised, most));
      raised -= taken;
      return [grant, -taken];
    }),
  );
}

function lossIn(year: LeaveYear, { accrual, entries }: PersonLedger): Map<number, Fraction> {
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
  return loss;
}

function add(sums: Map<number, Fraction>, grant: number, minutes: Fraction): void {
  sums.set(grant, (sums.get(grant) ?? ZERO).add(minutes));
}
