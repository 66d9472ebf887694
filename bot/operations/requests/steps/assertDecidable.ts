import type { PersonNode } from "#core/people/approver.ts";
import { mayDecideRequest } from "#core/requests/approval/mayDecideRequest.ts";
import type { DecisionInput } from "#core/requests/DecisionInput.ts";
import { assertTransition } from "#core/requests/lifecycle/assertTransition.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";

const EVENTS = { approved: "approve", rejected: "reject" } as const;

/**
 * Refuses people who may not decide the request (403), requests already decided (409), and decisions on an older
 * version (409). `people` is the hierarchy around the decider and the requester.
 */
export function assertDecidable(
  me: Person,
  request: RequestView,
  { status, version }: Pick<DecisionInput, "status" | "version">,
  { people, now }: { people: ReadonlyMap<string, PersonNode>; now: Date },
): void {
  const isDecider = mayDecideRequest(node(people, me.id), request, people);
  assertTransition(request, EVENTS[status], { as: isDecider ? ["decider"] : [], actorId: me.id, version, now });
}

function node(people: ReadonlyMap<string, PersonNode>, id: string): PersonNode {
  const found = people.get(id);
  if (!found) throw new Error(`${id} is not among the given people`);
  return found;
}
