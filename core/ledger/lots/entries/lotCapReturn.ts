import { greatest, least, ZERO, Fraction } from "#core/policies/document/exact.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LedgerEntry } from "../../LedgerEntry.ts";
import { accrualsIn, grantOf } from "../../accrualsIn.ts";
import { cappedSize } from "../caps.ts";
import type { PersonLedger } from "../PersonLedger.ts";
import { rulesOn, YearReplay } from "../YearReplay.ts";

export function lotCapReturn(year: LeaveYear, before: PersonLedger, after: PersonLedger): Map<number, Minutes> {
  const lost = new Map<number, Fraction>();
  for (const entry of accrualsIn(before.entries, year))
    add(lost, grantOf(entry), new Fraction(entry.details?.lost ?? 0));
  if ([...lost.values()].every((minutes) => minutes.compare(0) <= 0)) return new Map();
  const [then, now] = [lossIn(year, before), lossIn(year, after)];
  return new Map(
    [...lost].map(([grant, most]) => {
      const less = (then.get(grant) ?? ZERO).sub(now.get(grant) ?? ZERO);
      return [grant, greatest(ZERO, least(most, less)).valueOf()];
    }),
  );
}

function lossIn(year: LeaveYear, { accrual, entries }: PersonLedger): Map<number, Fraction> {
  const accruals = accrualsIn(entries, year);
  const others = entries.filter((entry) => !accruals.includes(entry) || owed(entry) < 0);
  const replay = new YearReplay({ accrual, entries: others }, year);
  const loss = new Map<number, Fraction>();
  const granted = new Map<string, { entry: LedgerEntry; grant: number; on: IsoDate; minutes: Minutes }>();
  for (const entry of accruals.filter((one) => owed(one) > 0)) {
    const [grant, on] = [grantOf(entry), entry.effectiveOn];
    const key = `${on} ${String(grant).padStart(4, "0")}`;
    const minutes = (granted.get(key)?.minutes ?? 0) + owed(entry);
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

function owed({ minutes, details }: LedgerEntry): Minutes {
  return minutes + (details?.lost ?? 0);
}

function add(sums: Map<number, Fraction>, grant: number, minutes: Fraction): void {
  sums.set(grant, (sums.get(grant) ?? ZERO).add(minutes));
}
