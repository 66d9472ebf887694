import type { Facts } from "#db/queries/Facts.ts";
import type { Delivered } from "#db/queries/notifications/notifications.ts";
import { findOffices } from "#db/queries/offices/offices.ts";
import { findPolicyHolders } from "#db/queries/policies/policies.ts";
import { findOfficeDigests } from "#db/queries/slack/slackDigests.ts";
import { findStoppedEndpoints } from "#db/queries/webhooks/endpoints.ts";
import type { MessageBody } from "./Message.ts";
import { RaisedOwn } from "./payloads.ts";

export async function aboutDigest(facts: Facts, officeId: string): Promise<MessageBody | undefined> {
  const digest = (await facts.ofOrganization(findOfficeDigests)).find((one) => one.officeId === officeId);
  if (!digest?.channelName || !digest.trouble) return undefined;
  const { officeName, channelName, trouble } = digest;
  return { event: "digest.failed", officeName, channelName, trouble };
}

export async function aboutStopped(facts: Facts, webhookId: string): Promise<MessageBody | undefined> {
  const stopped = await facts.one(findStoppedEndpoints, webhookId);
  if (!stopped?.offReason) return undefined;
  const { name, offReason: reason, lastError } = stopped;
  return { event: "webhook.stopped", name, reason, lastError };
}

export async function aboutOwnRaise({ payload }: Delivered, facts: Facts): Promise<MessageBody | undefined> {
  const { actorId, policyId, officeId = "", amounts, isUnknown } = RaisedOwn.parse(payload);
  const byName = (await facts.person(actorId))?.name ?? null;
  const about = { event: "ownLeave.raised", byName, id: policyId ?? officeId, isUnknown } as const;
  if (policyId === undefined) {
    const office = (await facts.ofOrganization(findOffices)).find(({ id }) => id === officeId);
    return office && { ...about, rules: { kind: "hours", office: office.name } };
  }
  const found = await facts.one(findPolicyHolders, policyId);
  if (!found) return undefined;
  const { id: _, ...policy } = found;
  return { ...about, rules: { kind: "policy", ...policy, amounts } };
}
