import type { DelegationTo } from "#core/delegations/authorityOf.ts";
import type { People, PersonNode } from "#core/people/approver.ts";
import type { DecidableRequest } from "#core/requests/approval/ApprovalStep.ts";
import { approversOfStep } from "#core/requests/approval/approversOfStep.ts";
import { mayDecideAnyStep, waitsFor } from "#core/requests/approval/mayDecideRequest.ts";

/** `delegations` must be the current delegations to the viewer. */
export function isInQueueOf(
  viewer: PersonNode,
  request: DecidableRequest,
  people: People,
  delegations: readonly Pick<DelegationTo, "approverId">[],
): boolean {
  if (mayDecideAnyStep(viewer, request, people)) return true;
  const person = people.get(request.userId);
  if (!person || !viewer.isActive || viewer.id === person.id) return false;
  return delegations.some(({ approverId }) => {
    const approver = people.get(approverId);
    if (!approver) return false;
    const held = (request.approval?.steps ?? []).some((step) =>
      approversOfStep({ person, step }, people).some(({ id }) => id === approverId),
    );
    return held || waitsFor(approver, request, people);
  });
}
