import { isAdmin, type People } from "#core/people/approver.ts";
import { Refusal } from "#core/refusal.ts";
import type { DecidableRequest } from "../approval/ApprovalStep.ts";
import { mayDecideAnyStep } from "../approval/mayDecideRequest.ts";

/** A person's side of a request: the requester, or those who decide it. */
export type RequestParty = "requester" | "decider";

/**
 * Returns a person's side of a request, or undefined if they may not read its files and messages: only the requester,
 * those who may decide any of its steps, and Admins and Owners may. `people` are those around the request.
 */
export function requestParty(personId: string, request: DecidableRequest, people: People): RequestParty | undefined {
  if (personId === request.userId) return "requester";
  const person = people.get(personId);
  return person && (isAdmin(person) || mayDecideAnyStep(person, request, people)) ? "decider" : undefined;
}

/** Returns a person's side of a request. Throws (403) if they may not read its files and messages. */
export function assertParty(personId: string, request: DecidableRequest, people: People): RequestParty {
  const party = requestParty(personId, request, people);
  if (party) return party;
  const text = "Only the requester, the people who may decide this request, and Admins can see its files and messages";
  throw new Refusal("forbidden", "not_yours_to_read", text);
}
