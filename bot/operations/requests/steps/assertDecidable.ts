import {
  type Authority,
  authorityOf,
  decidesAnyStep,
  delegationEnded,
  delegationOver,
  type DelegationTo,
} from "#core/delegations/authorityOf.ts";
import type { People } from "#core/people/approver.ts";
import type { DecisionInput } from "#core/requests/DecisionInput.ts";
import { lateForStep } from "#core/requests/approval/lateForStep.ts";
import { assertTransition, notYours } from "#core/requests/lifecycle/assertTransition.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";

const EVENTS = { approved: "approve", rejected: "reject" } as const;

export function assertDecidable(
  me: Person,
  request: RequestView,
  { status, version }: Pick<DecisionInput, "status" | "version">,
  { people, delegations, now }: { people: People; delegations: readonly DelegationTo[]; now: Date },
): Authority {
  const decider = people.get(me.id);
  if (!decider) throw new Error(`${me.id} is not among the given people`);
  const authority = authorityOf(decider, request, people, delegations);
  const isInvolved = decidesAnyStep(decider, request, people, delegations);
  const late = lateForStep(request, { version, isDecider: authority !== undefined, isInvolved });
  if (late) throw late;
  if (!authority) {
    const over = delegationOver(decider, request, people, delegations);
    throw over ? delegationEnded(over) : notYours(EVENTS[status]);
  }
  assertTransition(request, EVENTS[status], { as: ["decider"], actorId: me.id, version, now });
  return authority;
}
