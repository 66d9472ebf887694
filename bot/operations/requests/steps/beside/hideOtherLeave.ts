import type { Transaction } from "sequelize";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Person } from "#db/queries/people/person.ts";
import { seenTypes } from "#bot/operations/knownTypes/steps/seenTypes.ts";
import { seesLess } from "../giveBack/hidesLeaveFrom.ts";
import type { RequestFacts } from "../requestFacts.ts";

/**
 * Marks the person's other leave in facts as hidden where the caller, such as a delegate, doesn't see its type. Rules
 * still count it, and refusals don't show it. Leave in a row is hidden as a whole, because leave of any type connects
 * it.
 */
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
