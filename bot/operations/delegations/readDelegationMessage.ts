import type { ChangedDelegation, DelegationChange } from "#core/delegations/delegationTexts.ts";
import { findNamedDelegations } from "#db/queries/delegations/findNamedDelegations.ts";
import type { Facts } from "#db/queries/Facts.ts";
import type { TeamRequestView } from "../requests/steps/teamRequestViews.ts";
import { readTeamRequests } from "../requests/readTeamRequests.ts";

export interface DelegationMessage extends Omit<ChangedDelegation, "waiting"> {
  waiting: TeamRequestView[];
}

/** Returns undefined if the message is obsolete. */
export async function readDelegationMessage(
  facts: Facts,
  recipientId: string | null,
  { delegationId, change }: { delegationId: string; change: DelegationChange },
  { isPast = false } = {},
): Promise<DelegationMessage | undefined> {
  const found = await facts.one(findNamedDelegations, delegationId);
  if (!found) return undefined;
  if (!isPast && (found.state === "over") !== (change === "ended")) return undefined;
  if (!isPast && change === "named" && found.state !== "ahead") return undefined;
  const { approverId, approverName, delegateId, delegateName, from, to } = found;
  const isDelegate = recipientId === delegateId;
  const reader = { organizationId: facts.organizationId, userId: delegateId, source: "clock" } as const;
  const all = !isPast && isDelegate && change === "began" ? await readTeamRequests(reader, {}) : [];
  const waiting = all.filter(({ actingFor }) => actingFor?.id === approverId);
  return { change, isDelegate, approverName, delegateName, from, to, waiting };
}
