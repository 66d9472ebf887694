import { isApprover, type PersonNode } from "#core/people/approver.ts";
import { Refusal } from "#core/refusal.ts";

type Chosen = Pick<PersonNode, "id" | "name" | "isActive"> | undefined;

export function assertDelegate(approver: { id: string }, delegate: Chosen): asserts delegate {
  if (!delegate) throw refused("delegateId", "Unknown person");
  if (delegate.id === approver.id) throw refused("delegateId", "The delegate must be another person");
  if (!delegate.isActive) throw refused("delegateId", `${delegate.name} is deactivated`);
}

export function assertHasDecisions(approver: PersonNode | undefined): asserts approver {
  if (!approver) throw refused("approverId", "Unknown person");
  if (!isApprover(approver)) throw refused("approverId", `${approver.name} doesn't decide requests`);
}

function refused(field: string, text: string): Refusal {
  return new Refusal("invalid", "invalid_input", text, { fields: { [field]: text } });
}
