import type { Transaction } from "sequelize";
import { mayDecide, type PersonNode } from "#core/people/approver.ts";
import { Refusal } from "#core/refusal.ts";
import { assertTransition } from "#core/requests/requestStatus.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";

/** Refuses people who may not decide for this person (403), and requests already decided (409). */
export async function assertDecidable(
  me: Person,
  request: RequestView,
  to: "approved" | "rejected",
  tx?: Transaction,
): Promise<void> {
  const people = await peopleAround(me.organizationId, [request.userId, me.id], tx);
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
