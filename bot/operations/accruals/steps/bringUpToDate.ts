import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { mayBeDueAfter } from "#core/ledger/settlement/earnsAfter.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { accrualCaseOf } from "#core/policies/accrual/accrualCaseOf.ts";
import { type BalanceRow, balancesOf } from "#db/queries/ledger/balances.ts";
import { findPerson, lockPerson, type Person } from "#db/queries/people/person.ts";
import { type Read, readAlone } from "#db/queries/readTogether.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { postDueFor } from "./postDueFor.ts";

/** The person must be locked. Call `bringUpToDate` before showing a balance or basing a decision on it. */
export async function bringUpToDate(person: Person, { tx, now }: { tx: Transaction; now: Date }): Promise<Person> {
  if (isUpToDate(person, now)) return person;
  // The person may have been loaded before the lock was acquired.
  const current = (await findPerson(person.organizationId, person.id, tx)) ?? person;
  if (isUpToDate(current, now)) return current;
  const through = postThroughDay(current, now);
  const balances = await balanceFacts(current, through, tx);
  await postDueFor(current, { after: current.postedThrough, through, balances }, { tx, now });
  return { ...current, postedThrough: through, postingThrough: through };
}

export async function seenUpToDate(person: Person, now: Date): Promise<Person> {
  if (isUpToDate(person, now)) return person;
  return transactionally(async (tx) => {
    const locked = (await lockPerson(person.organizationId, person.id, tx)) ?? person;
    return bringUpToDate(locked, { tx, now });
  }, person.organizationId);
}

export function isUpToDate(
  person: Pick<Person, "isActive" | "endDate" | "zone" | "postedThrough" | "postingThrough">,
  now: Date,
): boolean {
  const { postedThrough } = person;
  if (!mayBeDueAfter(person, postedThrough)) return true;
  return postedThrough !== null && postedThrough >= postThroughDay(person, now);
}

export function postThroughDay({ zone, postingThrough }: Pick<Person, "zone" | "postingThrough">, now: Date): IsoDate {
  const today = todayIn(zone, now);
  return postingThrough !== null && postingThrough > today ? postingThrough : today;
}

export interface BalanceFacts extends Omit<BalanceRow, "history" | "versions" | "firstYear"> {
  accrual: AccrualCase;
}

export function balanceFacts(person: Person, today: IsoDate, tx?: Transaction): Promise<BalanceFacts[]> {
  return readAlone(factsOfBalances(person, today), tx);
}

/** `except` is the id of a pending request to ignore. */
export function factsOfBalances(
  person: Person,
  today: IsoDate,
  which: { ofType?: LeaveType | undefined; except?: string | undefined } = {},
): Read<BalanceFacts[]> {
  const read = balancesOf(person, today, which);
  const factsOf = (balance: BalanceRow): BalanceFacts => ({
    accrual: accrualCaseOf(person, balance.type, balance.history, balance.versions, balance.firstYear),
    ...balance,
  });
  return { ...read, resultOf: (found: never[]) => read.resultOf(found).map(factsOf) };
}
