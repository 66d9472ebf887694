import { decidesAnyStep, type DelegationTo } from "#core/delegations/authorityOf.ts";
import { isAdmin, type People } from "#core/people/approver.ts";
import { Refusal } from "#core/refusal.ts";
import type { DecidableRequest } from "#core/requests/approval/ApprovalStep.ts";

export type RequestParty = "requester" | "decider";

/** Undefined for people who may not read the request's files and messages. */
export function requestParty(
  personId: string,
  request: DecidableRequest,
  people: People,
  delegations: readonly DelegationTo[],
): RequestParty | undefined {
  if (personId === request.userId) return "requester";
  const person = people.get(personId);
  if (!person) return undefined;
  return isAdmin(person) || decidesAnyStep(person, request, people, delegations) ? "decider" : undefined;
}

export function notOfRequest(): Refusal {
  const text =
    "Only the requester, the people who may decide this request, Admins, and Owners can see its files and messages";
  return new Refusal("forbidden", "not_yours_to_read", text);
}
