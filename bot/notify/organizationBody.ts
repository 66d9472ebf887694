import type { Delivered } from "#db/queries/notifications/notifications.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { findPolicyHolder } from "#db/queries/policies/policies.ts";
import { findOfficeDigest } from "#db/queries/slack/slackDigests.ts";
import { findStoppedEndpoint } from "#db/queries/webhooks/endpoints.ts";
import type { MessageBody } from "./Message.ts";
import { RaisedOwn } from "./payloads.ts";
import type { PersonOf } from "./PersonOf.ts";

/**
 * Returns the facts of a failed digest; undefined once the digest has another channel or none, or its channel works
 * again.
 */
export async function aboutDigest(organizationId: string, officeId: string): Promise<MessageBody | undefined> {
  const digest = await findOfficeDigest(organizationId, officeId);
  if (!digest?.channelName || !digest.trouble) return undefined;
  const { officeName, channelName, trouble } = digest;
  return { event: "digest.failed", officeName, channelName, trouble };
}

/** Returns the facts of a webhook that was turned off; undefined once it is on again or deleted. */
export async function aboutStopped(organizationId: string, webhookId: string): Promise<MessageBody | undefined> {
  const stopped = await findStoppedEndpoint(organizationId, webhookId);
  if (!stopped?.offReason) return undefined;
  const { name, offReason: reason, lastError } = stopped;
  return { event: "webhook.stopped", name, reason, lastError };
}

/**
 * Returns the facts of a change that raised its author's own leave; undefined once the policy or the office is gone.
 */
export async function aboutOwnRaise(
  { organizationId, payload }: Delivered,
  personOf: PersonOf,
): Promise<MessageBody | undefined> {
  const { actorId, policyId, officeId = "", amounts, isUnknown } = RaisedOwn.parse(payload);
  const byName = (await personOf(actorId))?.name ?? null;
  const about = { event: "ownLeave.raised", byName, id: policyId ?? officeId, isUnknown } as const;
  if (policyId === undefined) {
    const office = await findOffice(organizationId, officeId);
    return office && { ...about, rules: { kind: "hours", office: office.name } };
  }
  const policy = await findPolicyHolder(organizationId, policyId);
  return policy && { ...about, rules: { kind: "policy", ...policy, amounts } };
}
