import type { Transaction } from "sequelize";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Person } from "#db/queries/people/person.ts";
import { seenTypes } from "#bot/operations/knownTypes/steps/seenTypes.ts";
import { seesLess } from "../giveBack/hidesLeaveFrom.ts";
import type { RequestFacts } from "../requestFacts.ts";

/** Rules still count hidden leave. */
export async function hideOtherLeave(
  caller: { id: string },
  { person, type }: { person: Person; type: LeaveType },
  facts: RequestFacts,
  tx?: Transaction,
): Promise<RequestFacts> {
  const { named } = await seenTypes(person);
  const isNamed = (of: { type: LeaveType }) => named.includes(of.type);
  const isPlain = !facts.beside && [...facts.live, { type }].every(isNamed);
  if (isPlain || !(await seesLess(caller, person, tx))) return facts;
  return {
    ...facts,
    live: facts.live.map((leave) => ({ isHidden: !isNamed(leave), ...leave })),
    ...(facts.beside && { beside: { isHidden: true, ...facts.beside } }),
  };
}
