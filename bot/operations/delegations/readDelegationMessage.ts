import type { ChangedDelegation, DelegationChange } from "#core/delegations/delegationTexts.ts";
import { findNamedDelegation } from "#db/queries/delegations/delegations.ts";
import type { TeamRequestView } from "../requests/steps/teamRequestViews.ts";
import { readTeamRequests } from "../requests/readTeamRequests.ts";
import { operationsRuntime } from "../runtime.ts";

/** A changed delegation with the requests that are waiting for its delegate. */
export interface DelegationMessage extends Omit<ChangedDelegation, "waiting"> {
  waiting: TeamRequestView[];
}

/**
 * Returns the facts of a message about a changed delegation; undefined if a later change has made it obsolete. With
 * `isPast`, returns the facts of an earlier message, without the waiting requests.
 */
export async function readDelegationMessage(
  { organizationId, recipientId }: { organizationId: string; recipientId: string | null },
  { delegationId, change }: { delegationId: string; change: DelegationChange },
  { isPast = false } = {},
): Promise<DelegationMessage | undefined> {
  const found = await findNamedDelegation(organizationId, delegationId, operationsRuntime().clock.now());
  if (!found) return undefined;
  if (!isPast && (found.state === "over") !== (change === "ended")) return undefined;
  if (!isPast && change === "named" && found.state !== "ahead") return undefined;
  const { approverId, approverName, delegateId, delegateName, from, to } = found;
  const isDelegate = recipientId === delegateId;
  const reader = { organizationId, userId: delegateId, source: "clock" } as const;
  const all = !isPast && isDelegate && change === "began" ? await readTeamRequests(reader, {}) : [];
  const waiting = all.filter(({ actingFor }) => actingFor?.id === approverId);
  return { change, isDelegate, approverName, delegateName, from, to, waiting };
}
