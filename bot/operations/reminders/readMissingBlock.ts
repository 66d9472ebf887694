import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { missingBlocks } from "../balances/steps/missingBlocks.ts";
import { operationsRuntime } from "../runtime.ts";

/**
 * Returns the workdays of the block of leave that a reminder asks a person to book, and of their longest block so far.
 * Returns undefined once the block is booked or pending, its leave year is over, or the policy no longer asks for it.
 */
export async function readMissingBlock(
  organizationId: string,
  personId: string,
  { type, by }: { type: LeaveType; by: IsoDate },
): Promise<{ days: number; longest: number; by: IsoDate } | undefined> {
  const person = await findPerson(organizationId, personId);
  if (!person?.isActive) return undefined;
  const missing = await missingBlocks(organizationId, [person], { now: operationsRuntime().clock.now() });
  const block = missing.find((one) => one.type === type && one.by === by && one.remindedOn !== null);
  return block && { days: block.days, longest: block.longest, by };
}
