import type { Zone } from "#core/calendar/dates.ts";
import { mayDecide } from "#core/people/approver.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { findRequest, type RequestView } from "#db/queries/requests/requests.ts";
import { readRequestForApprover, type RequestForApprover } from "../requests/requestForApprover.ts";

/** What a message about a request that went to one approver is to show now. */
export type Copy =
  | { is: "open"; request: RequestForApprover }
  | { is: "decided"; request: RequestView; personName: string; zone: Zone }
  /** Somebody else decides it, or whoever got it has left: they learn nothing more of it. */
  | { is: "not theirs" };

/** What the copy of a request is to show to who got it; undefined when there is no such request. */
export async function readCopy(
  organizationId: string,
  requestId: string,
  recipientId: string,
): Promise<Copy | undefined> {
  const recipient = await findPerson(organizationId, recipientId);
  const request = await findRequest(organizationId, requestId);
  const person = request && (await findPerson(organizationId, request.userId));
  if (!recipient || !person) return undefined;
  const people = await peopleAround(organizationId, [person.id, recipientId]);
  const [decider, asking] = [people.get(recipientId), people.get(person.id)];
  if (!decider || !asking || !mayDecide(decider, asking, people)) return { is: "not theirs" };
  if (request.status !== "pending") return { is: "decided", request, personName: person.name, zone: recipient.zone };
  const open = await readRequestForApprover(organizationId, requestId);
  // Decided since we looked: then looking again says so.
  return open ? { is: "open", request: open } : readCopy(organizationId, requestId, recipientId);
}
