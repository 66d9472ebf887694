import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { receiversOf } from "#core/policies/document/checks/receivers.ts";
import { policyTimeline } from "#core/policies/policyTimeline.ts";
import { termsSince } from "#core/policies/termsTimeline.ts";
import { Refusal } from "#core/refusal.ts";
import type { LeaveTypeRow } from "#db/queries/leaveTypes/leaveTypes.ts";
import { findSendingPolicies, type SendingPolicy } from "#db/queries/policies/sendingPolicies.ts";

interface Situation {
  organizationId: string;
  types: readonly LeaveTypeRow[];
  today: IsoDate;
}

/** A policy that sends excess to an archived type would lose the excess. */
export async function assertReceivesNothing(
  { key, name }: LeaveTypeRow,
  { organizationId, today }: Omit<Situation, "types">,
  tx: Transaction,
): Promise<void> {
  const policies = await findSendingPolicies({ organizationId, today }, tx);
  const sender = policies.find((policy) => !policy.isArchived && receiversSince(policy, today).includes(key));
  if (!sender) return;
  const text = `${name} can't be archived, because ${policyName(sender)} moves unused time to it. Change that policy first.`;
  throw new Refusal("conflict", "receives_excess", text);
}

export async function assertReceiversInUse(
  { key, name }: LeaveTypeRow,
  { organizationId, types, today }: Situation,
  tx: Transaction,
): Promise<void> {
  const archived = types.filter((type) => type.archived && type.key !== key);
  for (const policy of await findSendingPolicies({ organizationId, today }, tx)) {
    const receivers = policy.type === key ? receiversSince(policy, today) : [];
    const receiver = archived.find((type) => receivers.includes(type.key));
    if (!receiver) continue;
    const text = `${name} can't be restored, because ${policyName(policy)} moves unused time to ${receiver.name}, which is archived. Restore ${receiver.name} first.`;
    throw new Refusal("conflict", "receiver_archived", text);
  }
}

function receiversSince({ versions }: SendingPolicy, today: IsoDate): string[] {
  return termsSince(policyTimeline(versions), today).flatMap(({ document }) => (document ? receiversOf(document) : []));
}

function policyName({ typeName, holder }: SendingPolicy): string {
  return `the ${typeName} policy of ${holder}`;
}
