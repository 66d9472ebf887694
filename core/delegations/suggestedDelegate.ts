import { chainAbove, isApprover, type People, type PersonNode } from "#core/people/approver.ts";

/**
 * Returns the person to suggest as an approver's delegate: the nearest approver above, or else another approver with the
 * same manager, or else any Admin or Owner, always a person who isn't in `away`. Returns undefined if there is none.
 */
export function suggestedDelegate(
  approver: PersonNode,
  people: People,
  away: ReadonlySet<string>,
): PersonNode | undefined {
  const others = [...people.values()].filter(({ id }) => id !== approver.id).filter(isApprover);
  const peers = others.filter(({ managerId }) => managerId !== null && managerId === approver.managerId);
  return [...chainAbove(approver, people).filter(isApprover), ...peers, ...others].find(({ id }) => !away.has(id));
}
