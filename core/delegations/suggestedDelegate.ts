import { chainAbove, isApprover, type People, type PersonNode } from "#core/people/approver.ts";

export function suggestedDelegate(
  approver: PersonNode,
  people: People,
  away: ReadonlySet<string>,
): PersonNode | undefined {
  const others = [...people.values()].filter(({ id }) => id !== approver.id).filter(isApprover);
  const peers = others.filter(({ managerId }) => managerId !== null && managerId === approver.managerId);
  return [...chainAbove(approver, people).filter(isApprover), ...peers, ...others].find(({ id }) => !away.has(id));
}
