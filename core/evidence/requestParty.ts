import { decidesAnyStep, type DelegationTo } from "#core/delegations/authorityOf.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import { isAdmin, type People } from "#core/people/approver.ts";
import { Refusal } from "#core/refusal.ts";
import type { DecidableRequest } from "#core/requests/approval/ApprovalStep.ts";

export type RequestParty = "requester" | "decider";

type ReadRequest = DecidableRequest & { status: RequestStatus; decidedById: string | null };

/**
 * Returns undefined for people who may not read the request's files and messages. A delegate may read only those of
 * pending requests and of requests that they decided.
 */
export function requestParty(
  personId: string,
  request: ReadRequest,
  people: People,
  delegations: readonly DelegationTo[],
): RequestParty | undefined {
  if (personId === request.userId) return "requester";
  const person = people.get(personId);
  if (!person) return undefined;
  const usable = request.status === "pending" || hasDecided(personId, request) ? delegations : [];
  return isAdmin(person) || decidesAnyStep(person, request, people, usable) ? "decider" : undefined;
}

function hasDecided(personId: string, { decidedById, approval }: ReadRequest): boolean {
  const steps = approval?.steps ?? [];
  return decidedById === personId || steps.some(({ decided }) => decided?.byId === personId);
}

export function notOfRequest(): Refusal {
  const text =
    "Only the requester, the people who may decide this request, Admins, and Owners can see its documents and messages";
  return new Refusal("forbidden", "not_yours_to_read", text);
}
