import { NOW } from "#db/factories/today.ts";
import { SsoConnection } from "#db/models/sso/SsoConnection.ts";
import { SsoDomain } from "#db/models/sso/SsoDomain.ts";
import { SsoJoinRequest } from "#db/models/sso/SsoJoinRequest.ts";
import { WebhookEndpoint } from "#db/models/webhooks/WebhookEndpoint.ts";
import { database } from "#db/connect.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { createBlackout } from "#bot/operations/blackouts/createBlackout.ts";
import { createClosure } from "#bot/operations/closures/createClosure.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { createLeaveType } from "#bot/operations/leaveTypes/createLeaveType.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { givePolicy } from "#bot/operations/policies/givePolicy.ts";
import { ApiKey } from "#db/models/keys/ApiKey.ts";
import { pingWebhook } from "#bot/operations/webhooks/pingWebhook.ts";
import { idOf } from "./idOf.ts";
import type { Maker } from "./Making.ts";
import { aManager } from "./standIn.ts";

export const sharedThings = {
  approver: async (making) => (await aManager(making)).userId,
  office: ({ owner }) => Promise.resolve(owner.officeId),
  emptyOffice: async ({ owner, unique }) =>
    (await createOffice(owner, { name: `Office ${unique}`, country: "France", timezone: "Europe/Paris" })).id,
  policy: ({ owner }) => idOf("SELECT id FROM pto_policies WHERE office_id = $1 AND type = 'personal'", owner.officeId),
  groupPolicy: async ({ owner, unique }) =>
    (await givePolicy(owner, { type: "sick", group: `Given ${unique}`, document: { unit: "day" } })).id,
  leaveType: async ({ owner, unique }) => (await createLeaveType(owner, { name: `Type ${unique}` })).id,
  holiday: async ({ owner, unique }) => {
    const date = new Date(Date.UTC(2060, 0, unique)).toISOString().slice(0, 10);
    return (await addHoliday(owner, owner.officeId, { name: `Day ${unique}`, date, type: "custom" })).id;
  },
  closure: async ({ owner }) => {
    const dates = { startDate: "2045-02-01", endDate: "2045-02-05" };
    return (await createClosure(owner, { ...dates, name: "Winter break", officeIds: [owner.officeId] })).id;
  },
  webhook: ({ owner }) => aWebhook(owner),
  unusedWebhook: ({ owner }) => newWebhook(owner, "Unused"),
  webhookMessage: async ({ owner }) => {
    const { messageId } = await pingWebhook(owner, await aWebhook(owner), {});
    await database().pool.query("UPDATE webhook_messages SET status = 'sent' WHERE id = $1", [messageId]);
    return messageId;
  },
  blackout: async ({ owner }) => {
    const dates = { startDate: "2045-01-01", endDate: "2045-01-31" };
    return (await createBlackout(owner, { ...dates, reason: "Stocktaking", exceptUserIds: [owner.userId] })).id;
  },
  invitation: async ({ owner, unique }) =>
    (await sendInvitation(owner, { email: addressOf(owner, unique), role: "Employee", officeId: owner.officeId })).id,
  invitationToken: async ({ owner, unique }) =>
    (await sendInvitation(owner, { email: addressOf(owner, unique), role: "Employee", officeId: owner.officeId }))
      .token ?? "",
  notification: ({ owner }) => idOf(`SELECT id FROM notifications WHERE ${INVITED}`, owner.organizationId),
  failedNotification: async ({ owner }) => {
    return idOf(`UPDATE notifications SET status = 'failed' WHERE ${INVITED} RETURNING id`, owner.organizationId);
  },
  connection: async ({ owner: { organizationId } }) => {
    const settings = { name: "Okta", issuer: "https://id.example.com", clientId: "awayday", joins: "off" as const };
    const row = { organizationId, ...settings, clientSecretSealed: "sealed", isOn: false, createdAt: NOW };
    const { id }: { id: string } = await SsoConnection.create(row);
    return id;
  },
  joinRequest: async ({ owner: { organizationId }, unique }) => {
    const settings = { name: "Okta", issuer: "https://id.example.com", clientId: "awayday", joins: "ask" as const };
    const on = { ...settings, clientSecretSealed: "sealed", isOn: true, testedAt: NOW, createdAt: NOW };
    const { id: connectionId } = await SsoConnection.create({ organizationId, ...on });
    const domain = `j${unique}.example.com`;
    const proven = { token: "a token of 20 letters", provenAt: NOW, checkedAt: NOW, createdAt: NOW };
    await SsoDomain.create({ organizationId, domain, ...proven });
    const asked = { connectionId, issuer: settings.issuer, subject: "new", email: `new@${domain}`, name: "New" };
    const expiresAt = new Date("2100-01-01T00:00:00Z");
    const { id }: { id: string } = await SsoJoinRequest.create({ organizationId, ...asked, expiresAt, createdAt: NOW });
    return id;
  },
  domain: async ({ owner: { organizationId }, unique }) => {
    const row = { organizationId, domain: `p${unique}.example.com`, token: "a token of 20 letters", createdAt: NOW };
    const { id }: { id: string } = await SsoDomain.create(row);
    return id;
  },
  provisioningToken: async ({ owner: { organizationId, userId } }) => {
    const row = {
      organizationId,
      userId,
      isService: true,
      purpose: "scim" as const,
      name: "Old",
      scopes: [],
      start: "awdi_",
    };
    const times = { createdAt: new Date(NOW.getTime() - 2), expiresAt: new Date(NOW.getTime() - 1) };
    const { id }: { id: string } = await ApiKey.create({ ...row, ...times });
    return id;
  },
  auditEvent: ({ owner }) =>
    idOf("SELECT id FROM audit_events WHERE organization_id = $1 LIMIT 1", owner.organizationId),
} satisfies Record<string, Maker>;

async function aWebhook({ organizationId }: Actor): Promise<string> {
  const found = await WebhookEndpoint.findOne({ where: { organizationId, name: SHARED_WEBHOOK } });
  return found?.id ?? newWebhook({ organizationId }, SHARED_WEBHOOK);
}

const SHARED_WEBHOOK = "Shared by calls";

async function newWebhook({ organizationId }: Pick<Actor, "organizationId">, name: string): Promise<string> {
  const row = { organizationId, name, url: "https://hooks.example.com/", events: ["request.approved" as const] };
  const stored = { sendsObjects: false, isOn: false, secretSealed: "sealed", createdAt: NOW };
  const { id }: { id: string } = await WebhookEndpoint.create({ ...row, ...stored });
  return id;
}

const INVITED = "organization_id = $1 AND event = 'invitation.sent'";

function addressOf(owner: { email: string }, unique: number): string {
  return `invited${unique}@${owner.email.split("@")[1]}`;
}
