import { NOW } from "#db/factories/today.ts";
import { CalendarConnection } from "#db/models/calendars/CalendarConnection.ts";
import { Delegation } from "#db/models/delegations/Delegation.ts";
import { Credit } from "#db/models/leave/Credit.ts";
import { PersonEvent } from "#db/models/leave/PersonEvent.ts";
import { database } from "#db/connect.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { readLedger } from "#bot/operations/balances/readLedger.ts";
import { createFeed } from "#bot/operations/feeds/createFeed.ts";
import { createKey } from "#bot/operations/keys/createKey.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { requestChange } from "#bot/operations/requests/changes/requestChange.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { attachEvidence } from "#bot/operations/evidence/attachEvidence.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { aFile, aThread } from "../aThread.ts";
import type { Member } from "../organizations.ts";
import { adjustBalanceOf } from "#bot/operations/balances/adjustBalance.ts";
import { idOf } from "./idOf.ts";
import type { Maker } from "./Making.ts";
import { aManager, standIn } from "./standIn.ts";

export const personalThings = {
  person: ({ person }) => Promise.resolve(person.userId),
  request: async ({ person, freeDay }) =>
    (await submitRequest(person, { type: "vacation", startDate: freeDay, endDate: freeDay })).id,
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
  evidence: async ({ person, owner, freeDay }) => {
    const { id } = await submitRequest(person, { type: "vacation", startDate: freeDay, endDate: freeDay });
    return `${id} ${(await attachEvidence(owner, id, aFile())).id}`;
  },
  thread: ({ person, freeDay }) => aThread(person, freeDay),
  leave: ({ person, owner, freeDay }) => approvedLeave(person, owner, freeDay),
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
  team: async ({ person, owner, unique }) =>
    (await createTeam(owner, { name: `Team ${unique}`, memberIds: [person.userId] })).id,
  colleague: async ({ person, owner, unique }) => (await standIn(person, owner, unique)).userId,
} satisfies Record<string, Maker>;

async function approvedLeave(person: Member, owner: Actor, day: string): Promise<string> {
  const wanted = { type: "vacation", startDate: day, endDate: day, notes: "Between us" };
  return (await decideRequest(owner, (await submitRequest(person, wanted)).id, { status: "approved" })).id;
}
