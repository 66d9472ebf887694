import { NOW } from "#db/factories/today.ts";
import { CalendarConnection } from "#db/models/calendars/CalendarConnection.ts";
import { Delegation } from "#db/models/delegations/Delegation.ts";
import { Credit } from "#db/models/leave/Credit.ts";
import { PersonEvent } from "#db/models/leave/PersonEvent.ts";
import { SsoConnection } from "#db/models/sso/SsoConnection.ts";
import { SsoDomain } from "#db/models/sso/SsoDomain.ts";
import { SsoJoinRequest } from "#db/models/sso/SsoJoinRequest.ts";
import { WebhookEndpoint } from "#db/models/webhooks/WebhookEndpoint.ts";
import { database } from "#db/connect.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { createBlackout } from "#bot/operations/blackouts/createBlackout.ts";
import { createClosure } from "#bot/operations/closures/createClosure.ts";
import { readLedger } from "#bot/operations/balances/readLedger.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { createFeed } from "#bot/operations/feeds/createFeed.ts";
import { createKey } from "#bot/operations/keys/createKey.ts";
import { createLeaveType } from "#bot/operations/leaveTypes/createLeaveType.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { givePolicy } from "#bot/operations/policies/givePolicy.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { requestChange } from "#bot/operations/requests/changes/requestChange.ts";
import { ApiKey } from "#db/models/keys/ApiKey.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { attachEvidence } from "#bot/operations/evidence/attachEvidence.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { pingWebhook } from "#bot/operations/webhooks/pingWebhook.ts";
import { hire } from "../arranging/testOrganization.ts";
import type { Browser } from "../servers/httpServer.ts";
import { aFile, aThread } from "./aThread.ts";
import type { Member } from "./organizations.ts";
import { adjustBalanceOf } from "#bot/operations/balances/adjustBalance.ts";

/** `person` will own the object, and `owner` is an Owner other than that person. */
interface Making {
  person: Member;
  owner: Actor & { email: string; officeId: string };
  /** The viewer if they may make the call, or else the Owner. */
  decider: Actor;
  unique: number;
  freeDay: string;
  signIn: (person: { email: string }) => Promise<Pick<Browser, "get">>;
}

type Maker = (making: Making) => Promise<string>;

const personal = {
  person: ({ person }) => Promise.resolve(person.userId),
  request: async ({ person, freeDay }) =>
    (await submitRequest(person, { type: "vacation", startDate: freeDay, endDate: freeDay })).id,
  /** The open step names the viewer, who need not be above the person. */
  namedStep: async ({ person, decider, freeDay }) => {
    const { id } = await submitRequest(person, { type: "vacation", startDate: freeDay, endDate: freeDay });
    const steps = JSON.stringify([{ by: [{ person: decider.userId }], decided: null }]);
    await database().pool.query("UPDATE pto_requests SET steps = $2 WHERE id = $1", [id, steps]);
    return id;
  },
  decision: async ({ person, decider, freeDay }) => {
    const { id } = await submitRequest(person, { type: "vacation", startDate: freeDay, endDate: freeDay });
    return (await decideRequest(decider, id, { status: "rejected" })).id;
  },
  /** The ids of the request and the file. */
  evidence: async ({ person, owner, freeDay }) => {
    const { id } = await submitRequest(person, { type: "vacation", startDate: freeDay, endDate: freeDay });
    return `${id} ${(await attachEvidence(owner, id, aFile())).id}`;
  },
  thread: ({ person, freeDay }) => aThread(person, freeDay),
  leave: ({ person, owner, freeDay }) => approvedLeave(person, owner, freeDay),
  /** The ids of the leave and the change. */
  change: async ({ person, owner, freeDay }) => {
    const leave = await approvedLeave(person, owner, freeDay);
    return `${leave} ${(await requestChange(person, leave, { cancel: true, notes: "Plans change" })).id}`;
  },
  credit: async ({ person: { organizationId, userId }, freeDay }) => {
    const wanted = { type: "vacation", workedOn: freeDay, minutes: 480, notes: "The fair" };
    const times = { submittedAt: NOW, updatedAt: NOW };
    const row = { organizationId, userId, ...wanted, status: "pending" as const, ...times };
    const { id }: { id: string } = await Credit.create(row);
    return id;
  },
  balance: ({ person }) => idOf("SELECT id FROM pto_balances WHERE user_id = $1 AND type = 'vacation'", person.userId),
  adjustment: async ({ person, owner, unique }) => {
    await adjustBalanceOf(owner, person.userId, { type: "sick", adjustment: 1, reason: `Gift ${unique}` });
    const entries = await readLedger(owner, person.userId, {});
    return entries.findLast(({ kind }) => kind === "adjustment")?.id ?? "";
  },
  personEvent: async ({ person, freeDay }) => {
    const event = { type: "occurrence", on: freeDay, kind: "birth" } as const;
    const { organizationId, userId } = person;
    const { id }: { id: string } = await PersonEvent.create({ organizationId, userId, event, createdAt: NOW });
    return id;
  },
  /** By the person, whatever their role. */
  delegation: async ({ person, owner, unique, freeDay }) => {
    const { organizationId, userId: approverId } = person;
    const { userId: delegateId } = await aManager({ owner, unique });
    const row = { organizationId, approverId, delegateId, startsOn: freeDay, endsOn: freeDay };
    const { id }: { id: string } = await Delegation.create({ ...row, createdById: owner.userId, createdAt: NOW });
    return id;
  },
  session: async ({ person, signIn }) => {
    const { body } = await (await signIn(person)).get("/api/auth/sessions");
    return body.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id as string;
  },
  key: async ({ person }) => (await createKey(person, { name: "Payroll", scopes: ["requests:read"] })).row.id,
  feed: async ({ person }) => (await createFeed(person, { kind: "own" })).feed.id,
  calendar: async ({ person: { organizationId, userId }, unique }) => {
    const account = {
      service: "google" as const,
      subject: String(unique),
      account: "a@example.com",
      tokensSealed: "sealed",
    };
    await CalendarConnection.update({ state: "ending" }, { where: { organizationId, userId } });
    const row = { organizationId, userId, ...account, state: "working" as const, createdAt: NOW };
    const { id }: { id: string } = await CalendarConnection.create(row);
    return id;
  },
  /** The person is its member, and nobody leads it. */
  team: async ({ person, owner, unique }) =>
    (await createTeam(owner, { name: `Team ${unique}`, memberIds: [person.userId] })).id,
  /** Has the person's role and manager, and takes the person's place in a call that would affect them. */
  colleague: async ({ person, owner, unique }) => (await standIn(person, owner, unique)).userId,
} satisfies Record<string, Maker>;

/** The webhook is off. Creates one only if there is none, because an organization may have only a few. */
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

/** Nobody reports to them. */
const aManager = ({ owner, unique }: Pick<Making, "owner" | "unique">) => hire(owner, `Approver${unique}`, "Manager");

async function approvedLeave(person: Member, owner: Actor, day: string): Promise<string> {
  const wanted = { type: "vacation", startDate: day, endDate: day, notes: "Between us" };
  return (await decideRequest(owner, (await submitRequest(person, wanted)).id, { status: "approved" })).id;
}

const INVITED = "organization_id = $1 AND event = 'invitation.sent'";

const shared = {
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
  /** With an excepted person, long after the matrix's other dates. */
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
  /** Expired, because an organization can have only two tokens that work. */
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

type PersonalThing = keyof typeof personal;
export type Thing = PersonalThing | keyof typeof shared;

export function isPersonal(thing: Thing): thing is PersonalThing {
  return thing in personal;
}

export const PERSONAL_THINGS = Object.keys(personal) as PersonalThing[];
export const SHARED_THINGS = Object.keys(shared) as Exclude<Thing, PersonalThing>[];

export function makeThing(thing: Thing, making: Making): Promise<string> {
  return { ...personal, ...shared }[thing](making);
}

export function standIn(person: Member, owner: Making["owner"], unique: number): Promise<Member> {
  const { role, managerId } = person;
  const place = managerId === undefined ? {} : { managerId };
  return hire(owner, `Standin${unique}`, role, place).then((hired) => ({ ...hired, ...place, role }));
}

function addressOf(owner: { email: string }, unique: number): string {
  return `invited${unique}@${owner.email.split("@")[1]}`;
}

async function idOf(sql: string, parameter: string): Promise<string> {
  const { rows } = await database().pool.query<{ id: string }>(sql, [parameter]);
  if (!rows[0]) throw new Error(`No row matches ${sql}`);
  return rows[0].id;
}
