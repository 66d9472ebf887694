import { mayDecide, type PersonNode } from "#core/people/approver.ts";
import { Refusal } from "#core/refusal.ts";
import { assertTransition } from "#core/requests/requestStatus.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";

/**
 * Refuses people who may not decide the request (403), and requests already decided (409). `people` is the hierarchy
 * around the decider and the requester.
 */
export function assertDecidable(
  me: Person,
  request: RequestView,
  to: "approved" | "rejected",
  people: ReadonlyMap<string, PersonNode>,
): void {
  if (!mayDecide(node(people, me.id), node(people, request.userId), people)) {
    throw new Refusal("forbidden", "not_yours_to_decide", "This request is not yours to decide");
  }
  const byOwner = me.id === request.userId;
  assertTransition(request.status, to, { byOwner, byAdmin: false, decidedByName: request.decidedByName });
}

function node(people: ReadonlyMap<string, PersonNode>, id: string): PersonNode {
  const found = people.get(id);
  if (!found) throw new Error(`${id} is not among the given people`);
  return found;
}
