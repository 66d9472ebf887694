import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Facts } from "#db/queries/Facts.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { missingBlocks } from "../balances/steps/missingBlocks.ts";

/** `days` and `longest` are in workdays. */
export async function readMissingBlock(
  facts: Facts,
  personId: string,
  { type, by }: { type: LeaveType; by: IsoDate },
): Promise<{ days: number; longest: number; by: IsoDate } | undefined> {
  const found = await facts.one(blocksOfPeople, personId);
  const block = found?.missing.find((one) => one.type === type && one.by === by && one.remindedOn !== null);
  return block && { days: block.days, longest: block.longest, by };
}

async function blocksOfPeople(organizationId: string, ids: readonly string[], now: Date) {
  const people = (await findPeopleById(organizationId, ids)).filter(({ isActive }) => isActive);
  const missing = people.length > 0 ? await missingBlocks(organizationId, people, { now }) : [];
  return people.map(({ id }) => ({ id, missing: missing.filter(({ person }) => person.id === id) }));
}
