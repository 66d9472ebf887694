import { z } from "zod";
import { type Minutes, fromUnits } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { parseInput } from "#core/inputs.ts";
import { type LeaveYear, leaveYearOf } from "#core/leave/leaveYear.ts";
import { figuresOf } from "#core/ledger/balance.ts";
import { OutlookQuery } from "#core/ledger/inputs/OutlookQuery.ts";
import type { YearLimit } from "#core/ledger/lots/limitOnly.ts";
import { dayWith, type Expiry, expiryAhead, limitNow, nextAccrual } from "#core/ledger/outlook.ts";
import { type LotsAlike, lotsLeft } from "#core/ledger/lots/lotsLeft.ts";
import { usableFigures } from "#core/requests/lots/usableFigures.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import { unknownType, wrongTypeText } from "#core/leaveTypes/unknownType.ts";
import { ledgersAhead } from "../accruals/steps/lots/ledgersAhead.ts";
import { balanceFacts, seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { readingOn } from "../reading.ts";
import { forecastInTurn } from "../turns/forecastInTurn.ts";
import { figuresByYear } from "../requests/steps/requestFacts.ts";
import type { Person } from "#db/queries/people/person.ts";
import { readablePerson } from "./steps/readablePerson.ts";

/** Assumes that nothing else is booked, decided, or changed. */
export interface BalanceOutlook extends TypeOfLeave {
  leaveYear: LeaveYear;
  isUnlimited: boolean;
  available: Minutes;
  pending: Minutes;
  /** The next accrual within two years, after the maximum balance is applied. */
  next: { on: IsoDate; minutes: Minutes; lost: Minutes } | null;
  expiry: Expiry | null;
  lots: readonly LotsAlike[];
  owed: Minutes;
  limit: YearLimit | null;
  /** Null for a policy document, because its lots have their own dates. */
  carryOver: Minutes | null;
  maxBalance: Minutes | null;
  /** The first day within two years on which the balance reaches the requested amount. */
  reachedOn?: IsoDate | null;
}

export const readBalanceOutlook = readingOn(
  "readBalanceOutlook",
  z.unknown(),
  async (id, query, { me, clock }): Promise<BalanceOutlook> => {
    const found = await readablePerson(me, id);
    const { type, days } = parseInput(OutlookQuery, query);
    const person = await seenUpToDate(found, clock.now());
    const today = todayIn(person.zone, clock.now());
    return forecastInTurn(me.organizationId, () => outlookOf(person, { type, days }, today));
  },
);

async function outlookOf(person: Person, { type, days }: OutlookQuery, today: IsoDate): Promise<BalanceOutlook> {
  const all = await balanceFacts(person, today);
  const balances = all.filter(({ archived }) => !archived);
  const balance = balances.find((one) => one.type === type);
  if (!balance) throw unknownType(wrongTypeText(balances.map(({ type: key }) => ({ key }))));
  const { accrual, typeName, unit } = balance;
  const ledger = (await ledgersAhead(person, all, today))(balance);
  const leaveYear = leaveYearOf(today, accrual.startsIn);
  const figures = usableFigures(figuresByYear(balance).get(leaveYear) ?? figuresOf([], 0), ledger, today);
  const { isUnlimited, carryOver, maxBalance, document } = termsOn(accrual.timeline, today);
  const limit = limitNow(ledger);
  const allowed = limit ? limit.minutes - limit.before : 0;
  return {
    type,
    typeName,
    unit,
    leaveYear,
    isUnlimited,
    available: figures.available + allowed,
    pending: figures.pending,
    next: nextAccrual(ledger),
    expiry: expiryAhead(ledger),
    ...(isUnlimited || limit ? { lots: [], owed: 0 } : lotsLeft(ledger, today)),
    limit,
    carryOver: document ? null : carryOver,
    maxBalance,
    ...(days !== undefined && { reachedOn: dayWith(ledger, fromUnits(days, unit)) }),
  };
}
