import { earliest, type IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearEnd, leaveYearOf } from "#core/leave/leaveYear.ts";
import { type AccrualCase, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import { isWaiting } from "#core/policies/accrual/missingUnder.ts";
import { changeEntry } from "../changeEntry.ts";
import type { EntryDetails, LedgerEntry } from "../LedgerEntry.ts";
import type { LotCorrection } from "../lots/entries/LotCorrection.ts";
import { accrualsIn, grantOf, lostIn, minutesOf } from "./accrualsIn.ts";
import { replayedAccruals } from "./replayedAccruals.ts";

/** Requires individual entries. Source: POLICY.md, "In the product". */
export function returnedAfterLeave(
  accrual: AccrualCase,
  entries: readonly LedgerEntry[],
  leaveFrom: IsoDate,
  { today, id }: LotCorrection,
): LedgerEntry[] {
  const { type, startsIn } = accrual;
  const year = leaveYearOf(leaveFrom, startsIn);
  const on = earliest(leaveYearEnd(year, startsIn), today);
  const accruals = accrualsIn(entries, year);
  if (lostIn(accruals) <= 0 || termsAt(accrual, on).isUnlimited || isWaiting(accrual, year)) return [];
  const isLater = ({ effectiveOn }: LedgerEntry) => effectiveOn >= leaveFrom;
  const replayed = replayedAccruals({ accrual, entries }, year, on).filter(isLater);
  const returned = (minutes: Minutes, suffix: string, more: EntryDetails = {}) => {
    const details: EntryDetails = { cause: "leave", lost: -minutes, ...more };
    return changeEntry({ today, id }, { type, leaveYear: year, minutes, suffix: `:leave:${year}${suffix}`, details });
  };
  if (usesLots(accrual)) return returnedToLots(accruals, replayed, returned);
  const minutes = Math.min(lostIn(accruals), minutesOf(replayed) - minutesOf(accruals.filter(isLater)));
  return minutes > 0 ? [returned(minutes, "")] : [];
}

function returnedToLots(
  accruals: readonly LedgerEntry[],
  replayed: readonly LedgerEntry[],
  returned: (minutes: Minutes, suffix: string, more: EntryDetails) => LedgerEntry,
): LedgerEntry[] {
  const ofAccrual = groupBy(accruals, ({ details, sourceKey }) => details?.corrects ?? sourceKey);
  return [...groupBy(replayed, grantOf)].flatMap(([grant, lots]) => {
    let rest = lostIn(accruals.filter((entry) => grantOf(entry) === grant));
    return lots.flatMap(({ sourceKey, minutes: now, details }) => {
      const posted = ofAccrual.get(sourceKey) ?? [];
      const minutes = Math.min(rest, lostIn(posted), now - minutesOf(posted));
      if (minutes <= 0) return [];
      rest -= minutes;
      const { grant: _, lost: __, period: ___, ...dates } = details ?? {};
      const more = { ...dates, ...(grant > 0 && { grant }), corrects: sourceKey };
      return [returned(minutes, `:${sourceKey}`, more)];
    });
  });
}

export function bookedLate(
  entries: readonly Pick<LedgerEntry, "leaveYear" | "effectiveOn" | "minutes">[],
  today: IsoDate,
): IsoDate[] {
  const late = entries.filter(({ minutes, effectiveOn }) => minutes < 0 && effectiveOn < today);
  const byYear = groupBy(late, ({ leaveYear }) => leaveYear);
  return [...byYear.values()].map((ofYear) => ofYear.map(({ effectiveOn }) => effectiveOn).reduce(earliest));
}
