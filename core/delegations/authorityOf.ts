import type { IsoDate } from "#core/calendar/dates.ts";
import type { People, PersonNode } from "#core/people/approver.ts";
import { Refusal } from "#core/refusal.ts";
import type { DecidableRequest } from "#core/requests/approval/ApprovalStep.ts";
import { mayDecideAnyStep, mayDecideRequest, waitsFor } from "#core/requests/approval/mayDecideRequest.ts";

export interface DelegationTo {
  id: string;
  approverId: string;
  approverName: string;
  createdById: string;
  to: IsoDate;
  state: "ahead" | "current" | "over";
}

export interface Authority {
  delegation: DelegationTo | null;
}

/** A person's own right takes precedence over a delegation. A delegate can't pass on an approver's right. */
export function authorityOf(
  decider: PersonNode,
  request: DecidableRequest,
  people: People,
  delegations: readonly DelegationTo[],
): Authority | undefined {
  if (mayDecideRequest(decider, request, people)) return { delegation: null };
  const delegation = coveringDelegation(decider, request, people, delegations, "current");
  return delegation && { delegation };
}

export function decidesAnyStep(
  decider: PersonNode,
  request: DecidableRequest,
  people: People,
  delegations: readonly DelegationTo[],
): boolean {
  if (mayDecideAnyStep(decider, request, people) || authorityOf(decider, request, people, delegations)) return true;
  const steps = request.approval?.steps ?? [];
  return steps.some((step) => {
    const atStep = { ...request, approval: { steps: [{ ...step, decided: null }] } };
    return coveringDelegation(decider, atStep, people, delegations, "current") !== undefined;
  });
}

export function approverOfDelegate({ delegation }: Authority): { id: string; name: string } | undefined {
  return delegation ? { id: delegation.approverId, name: delegation.approverName } : undefined;
}

export function delegationOver(
  decider: PersonNode,
  request: DecidableRequest,
  people: People,
  delegations: readonly DelegationTo[],
): DelegationTo | undefined {
  return coveringDelegation(decider, request, people, delegations, "over");
}

export function delegationEnded({ approverName }: Pick<DelegationTo, "approverName">): Refusal {
  return new Refusal("forbidden", "delegation_ended", endedText(approverName));
}

export function endedText(approverName: string): string {
  return `You no longer decide for ${approverName}, because the delegation has ended`;
}

function coveringDelegation(
  decider: PersonNode,
  request: DecidableRequest,
  people: People,
  delegations: readonly DelegationTo[],
  state: DelegationTo["state"],
): DelegationTo | undefined {
  if (!decider.isActive || decider.id === request.userId) return undefined;
  return delegations.find((delegation) => {
    // Security: skips delegations that the requester created, so people can't choose who decides their own leave.
    if (delegation.createdById === request.userId) return false;
    const approver = people.get(delegation.approverId);
    return delegation.state === state && approver && waitsFor(approver, request, people);
  });
}
