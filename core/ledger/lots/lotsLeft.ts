import { earliest, type IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearEnd, leaveYearOf } from "#core/leave/leaveYear.ts";
import { grantCaseOn } from "#core/policies/accrual/grantCaseOf.ts";
import { isPositive } from "#core/policies/document/exact.ts";
import { settlementDays } from "../settlement/settlementDays.ts";
import type { Lot, LotSource } from "./Lot.ts";
import type { PersonLedger } from "./PersonLedger.ts";
import { YearReplay } from "./YearReplay.ts";

export interface LotsAlike {
  source: LotSource;
  grant: string | null;
  minutes: Minutes;
  left: Minutes;
  usableFrom: IsoDate | null;
  expiresOn: IsoDate | null;
}

/** Returns the lots in the order in which leave draws on them. */
export function lotsLeft(ledger: PersonLedger, today: IsoDate): { lots: LotsAlike[]; owed: Minutes } {
  const { accrual } = ledger;
  const { grants = [] } = grantCaseOn(accrual, today).document;
  const year = leaveYearOf(today, accrual.startsIn);
  const replay = new YearReplay(ledger, year);
  const now = replay.eveningOf(today);
  // While facts are missing, lots may have leave left after their expiry day.
  const stillValid = now.lots.filter(
    ({ expiresOn, left }) => expiresOn === null || expiresOn >= today || isPositive(left),
  );
  const [lots, known] = [now.inOrder(stillValid), now.losses.length];
  const settledOn = settlementDays(accrual).find((day) => day >= today) ?? null;
  const later = replay.eveningOf(earliest(leaveYearEnd(year, accrual.startsIn), settledOn));
  const lostLater = groupBy(later.losses.slice(known), ({ lot }) => lot);
  const leftOf = (lot: Lot): Minutes =>
    (lostLater.get(lot) ?? []).reduce((sum, { amount }) => sum + amount.valueOf(), lot.left.valueOf());
  const alike = groupBy(lots, (lot) => keyOf(lot, today));
  return {
    lots: [...alike.values()].flatMap((group): LotsAlike[] => {
      const left = group.reduce((sum, lot) => sum + leftOf(lot), 0);
      const [first] = group;
      if (!first || left === 0) return [];
      const { source, grant, usableFrom, expiresOn } = first;
      return [
        {
          source,
          grant: grants[grant]?.name ?? null,
          minutes: group.reduce((sum, { size }) => sum + size.valueOf(), 0),
          left,
          usableFrom: usableFrom > today ? usableFrom : null,
          expiresOn: expiresOn !== null && expiresOn >= today ? expiresOn : null,
        },
      ];
    }),
    owed: later.owed.valueOf(),
  };
}

function keyOf({ source, grant, usableFrom, expiresOn }: Lot, today: IsoDate): string {
  return `${source} ${grant} ${usableFrom > today ? usableFrom : ""} ${expiresOn}`;
}
