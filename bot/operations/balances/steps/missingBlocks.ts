import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { type AskedBlock, askedBlock, type MissingBlock, missingBlock } from "#core/requests/block/missingBlock.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findLeaveForBlocks } from "#db/queries/requests/blocks.ts";
import { casesOf } from "#bot/operations/accruals/steps/casesOf.ts";
import { activeTypes } from "#bot/operations/knownTypes/steps/activeTypes.ts";
import { calendarsOf } from "#bot/operations/requests/steps/calendar/calendarsOf.ts";

interface Asked {
  person: Person;
  type: LeaveType;
  today: IsoDate;
  block: AskedBlock;
}

interface BlockOfPerson extends MissingBlock {
  person: Person;
  type: LeaveType;
}

export async function missingBlocks(
  organizationId: string,
  people: readonly Person[],
  { tx, now }: { tx?: Transaction | undefined; now: Date },
): Promise<BlockOfPerson[]> {
  const types = await activeTypes(organizationId, tx);
  const caseOf = await casesOf(organizationId, people, tx);
  const asked = people.flatMap((person) => {
    const today = todayIn(person.zone, now);
    return types.flatMap((type) => {
      const block = askedBlock(caseOf(person.id, type), today);
      return block ? { person, type, today, block } : [];
    });
  });
  return missingOf(organizationId, asked, tx);
}

export async function missingOf(
  organizationId: string,
  asked: readonly Asked[],
  tx?: Transaction,
): Promise<BlockOfPerson[]> {
  const [first] = asked.map(({ block }) => block.first).toSorted();
  if (first === undefined) return [];
  const ids = [...new Set(asked.map(({ person }) => person.id))];
  const leave = await findLeaveForBlocks(organizationId, ids, first, tx);
  const endOf = (last: IsoDate) => leave.reduce((end, { endDate }) => (endDate > end ? endDate : end), last);
  const spans = asked.map(({ person, block }) => ({
    person,
    request: { startDate: block.first, endDate: endOf(block.last) },
  }));
  const calendarOf = await calendarsOf(organizationId, spans, tx);
  return asked.flatMap(({ person, type, today, block }) => {
    const own = leave.filter((each) => each.userId === person.id && each.type === type);
    const calendar = calendarOf(person, { isClosure: true });
    const missing = missingBlock(block, own, { calendar, today });
    return missing ? [{ person, type, ...missing }] : [];
  });
}
