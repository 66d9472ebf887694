import { expect, jest, test } from "@jest/globals";
import { pino } from "pino";
import { keepingChannel } from "#bot/mail/keepingChannel.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { requestChange } from "#bot/operations/requests/changes/requestChange.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { WORD_JOINER } from "#core/notify/wordJoiner.ts";
import { database } from "#db/connect.ts";
import { deliverNow } from "#tests/asserting/deliverNow.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { expectRefusal, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { callOf, listOf } from "#tests/asserting/listOf.ts";
import { FACTS, KNOWN_AS, someoneWithAPast, TEXTS } from "#tests/arranging/someoneWithAPast.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { WebhookEndpoint } from "#db/models/webhooks/WebhookEndpoint.ts";
import { WebhookMessage } from "#db/models/webhooks/WebhookMessage.ts";
import { whereStored } from "#tests/slack/whereStored.ts";

jest.setTimeout(60_000);
const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const { as } = await httpServer(clock);
const company = await testOrganization();
const { owner, manager, erin } = company;
const asOwner = await as(owner);
const erase = (id: string, name: unknown = "Erin", browser = asOwner) =>
  callOf(browser, "POST", `people/${id}/erase`, { name });
const numbers = (rows: Record<string, unknown>[]) =>
  rows.map(({ id, days, kind, effectiveOn }) => [id, days, kind, effectiveOn]);
async function aWebhookAnswer(answer: string): Promise<void> {
  const row = { organizationId: owner.organizationId, createdAt: clock.now() };
  const endpoint = { name: "Payroll", url: "https://hooks.example.com/", events: ["person.changed" as const] };
  const { id: endpointId } = await WebhookEndpoint.create({
    ...row,
    ...endpoint,
    sendsObjects: true,
    isOn: false,
    secretSealed: "sealed",
  });
  const message = { event: "person.changed" as const, data: {}, occurredAt: clock.now(), nextAttemptAt: clock.now() };
  await WebhookMessage.create({ ...row, ...message, endpointId, status: "sent", answer });
}

const gone: Refused = [409, "erased", "This person was erased and can no longer be changed"];

test("erasure removes the person's names, addresses, and texts from every column, and keeps every number", async () => {
  const { person, formerEmail, approvedId, rejectedId, ofEzraId } = await someoneWithAPast(company, {
    databaseUrl,
    clock,
  });
  const { userId: id, email } = person;
  const kept = await hire(owner, "Zephyranth");
  const session = await as(person);
  const balances = (await asOwner.get(`/api/users/${id}/balances`)).body;
  const ledger = (await listOf(asOwner, "ledger-entries", { filter: { userId: id }, range: [0, 99] })).rows;

  await aWebhookAnswer(`Hired: ${KNOWN_AS.name}`);

  const everywhere = new Set<string>();
  for (const text of [
    KNOWN_AS.formerName,
    KNOWN_AS.name,
    email,
    formerEmail,
    "UZEPHYRA",
    id,
    ...Object.values(FACTS),
    ...Object.values(TEXTS),
  ]) {
    const places = await whereStored(text);
    expect(places).not.toEqual([]);
    for (const place of places) everywhere.add(place);
  }
  expect([...everywhere]).toEqual(
    expect.arrayContaining([
      "users.name",
      "users.email",
      "users.birth_date",
      "users.groups",
      "users.past_facts",
      "identities.subject",
      "invitations.email",
      "sessions.sess",
      "slack_homes.slack_user_id",
      "oauth_states.intent",
      "pto_requests.notes",
      "pto_requests.decision_reason",
      "evidence.name",
      "photos.image",
      "request_messages.text",
      "personal_texts.text",
      "notifications.sent",
      "webhook_messages.answer",
    ]),
  );

  clock.set("2027-03-02");
  await deactivateUser(owner, id, {});
  const earlier = await hire(owner, "Nina");
  await deactivateUser(owner, earlier.userId, {});
  clock.set("2027-03-03");
  expect(await erase(earlier.userId, " Nina ")).toMatchObject({ status: 200, body: { name: "Former employee" } });
  const before = (await asOwner.get(`/api/users/${id}/balances`)).body;
  expect(await erase(id, KNOWN_AS.name)).toMatchObject({ status: 200, body: { id, name: "Former employee 2" } });

  for (const text of [
    KNOWN_AS.name,
    "O&#39;Quill",
    email,
    formerEmail,
    KNOWN_AS.google,
    "UZEPHYRA",
    ...Object.values(FACTS),
    ...Object.values(TEXTS),
  ]) {
    expect({ [text]: await whereStored(text) }).toEqual({ [text]: [] });
  }
  expect(await whereStored(id)).toEqual([
    "audit_events.after",
    "invitations.email",
    "notifications.email",
    "notifications.event_key",
    "notifications.payload",
    "users.email",
  ]);
  const [crew] = (await asOwner.get("/api/teams")).body;
  expect(crew).toMatchObject({ name: "Crew", leadIds: [], memberIds: [erin.userId] });
  expect((await asOwner.get("/api/blackouts")).body).toMatchObject([{ reason: "Trade fair", exceptUserIds: [] }]);
  expect((await database().pool.query("SELECT count(*)::int FROM evidence_parts")).rows).toEqual([{ count: 0 }]);
  expect(new Set(await whereStored(KNOWN_AS.formerName))).toEqual(new Set(await whereStored("Zephyranth")));
  expect(await whereStored(kept.email)).toContain("users.email");
  expect((await session.get("/api/auth/user")).status).toBe(401);

  expect((await asOwner.get(`/api/users/${id}/balances`)).body).toEqual(before);
  expect(balances.map(({ accrued }: { accrued: number }) => accrued)).not.toEqual([]);
  const after = (await listOf(asOwner, "ledger-entries", { filter: { userId: id }, range: [0, 99] })).rows;
  expect(numbers(after)).toEqual(expect.arrayContaining(numbers(ledger)));
  const adjustments = after.filter(({ kind }) => kind === "adjustment");
  expect(adjustments).toHaveLength(3);
  for (const { reason, cause } of adjustments) expect([reason, cause]).toEqual(["Erased", "Adjusted by Ada: Erased"]);
  await expectLedgersVerified();

  expect(await lastAuditEntry(owner.organizationId)).toEqual({
    actorId: owner.userId,
    source: "console",
    action: "erasePerson",
    subjectKind: "user",
    subjectId: id,
    before: null,
    after: {
      erased: true,
      requests: 6,
      files: 1,
      messages: 3,
      texts: 10,
      notifications: expect.any(Number),
      invitations: 1,
    },
  });
  for (const request of [approvedId, rejectedId]) {
    const { body } = await asOwner.get(`/api/admin/requests/${request}`);
    expect(body).toMatchObject({
      userName: "Former employee 2",
      isErased: true,
      notes: null,
      rejectionReason: null,
      days: 1,
    });
  }
  const ofEzra = (await asOwner.get(`/api/admin/requests/${ofEzraId}`)).body;
  expect(ofEzra).toMatchObject({ status: "rejected", decidedByName: "Former employee 2", rejectionReason: null });
});

test("everything still renders, and erased parts are marked", async () => {
  const { rows: people } = await listOf(asOwner, "people", { filter: { q: "former employee", isActive: false } });
  expect(people.map(({ name, isErased }) => [name, isErased])).toEqual([
    ["Former employee", true],
    ["Former employee 2", true],
  ]);
  const [, { id, email }] = people;
  expect(email).toBe(`erased-${id}@erased.invalid`);
  const edits = (await listOf(asOwner, "audit-events", { filter: { subjectId: id, action: "editUser" } })).rows;
  const [{ before, names }] = edits;
  expect(names[before.name.text]).toBe("Erased");
  for (const resource of ["requests", "ledger-entries", "audit-events", "notifications", "invitations"]) {
    expect((await listOf(asOwner, resource, { range: [0, 199] })).status).toBe(200);
  }
  const mentions = (await listOf(asOwner, "notifications", { filter: { q: "Former employee 2" } })).rows;
  expect(mentions.length).toBeGreaterThan(0);
  expect(new Set(mentions.map(({ subject }) => subject))).toEqual(new Set(["Erased", null]));
  const calendar = (await asOwner.get("/api/team/calendar?from=2027-03-01&to=2027-03-31")).body;
  expect(calendar.map(({ userName }: { userName: string }) => userName)).toContain("Former employee 2");
  const everyone = (await asOwner.get("/api/users?include=inactive")).body;
  expect(everyone.find((user: { id: string }) => user.id === id)).toMatchObject({ isErased: true, isActive: false });
  expect(everyone.find((user: { id: string }) => user.id === erin.userId)).not.toHaveProperty("isErased");
});

test("data of an erased person can no longer be changed", async () => {
  const { rows } = await listOf(asOwner, "people", { filter: { q: "former employee 2", isActive: false } });
  const { id, name } = rows[0];
  const entries = (await listOf(asOwner, "ledger-entries", { filter: { userId: id, kind: "adjustment" } })).rows;
  const sick = entries.find(({ type }) => type === "sick").id;
  const [booked] = (await listOf(asOwner, "requests", { filter: { userId: id, status: "approved" } })).rows;
  const adjustment = { type: "sick", adjustment: 1, reason: "A gift" };
  await expectRefusal(() => callOf(asOwner, "PUT", `people/${id}`, { isActive: true }), gone);
  await expectRefusal(() => callOf(asOwner, "PUT", `people/${id}`, { name: "Zephyra" }), gone);
  await expectRefusal(() => callOf(asOwner, "DELETE", `people/${id}`), gone);
  await expectRefusal(() => callOf(asOwner, "POST", `people/${id}/adjust`, adjustment), gone);
  await expectRefusal(() => callOf(asOwner, "POST", `ledger-entries/${sick}/undo`, { reason: "No" }), gone);
  await expectRefusal(() => callOf(asOwner, "POST", `requests/${booked.id}/cancel`, { rejectionReason: "No" }), gone);
  await expectRefusal(() => erase(id, name), gone);
});

test("a colleague who knows a request's id doesn't learn from the refusal that the requester was erased", async () => {
  const { rows } = await listOf(asOwner, "people", { filter: { q: "former employee 2", isActive: false } });
  const [booked] = (await listOf(asOwner, "requests", { filter: { userId: rows[0].id, status: "approved" } })).rows;
  const colleague = await hire(company.owner, "Cole");
  await expect(cancelRequest(colleague, booked.id, {})).rejects.toMatchObject({ code: "not_yours_to_cancel" });
});

test("the email of an erased person can be used again, and a person who joins with it is a new person", async () => {
  const { email } = await hire(owner, "Quill");
  const found = (await listOf(asOwner, "people", { filter: { q: email } })).rows;
  expect(found.map(({ name }) => name)).toEqual(["Quill"]);
  await submitRequest(erin, { type: "vacation", startDate: "2027-05-03", endDate: "2027-05-03" });
});

test("a name with a dot is removed from stored emails about other people, where an invisible character follows the dot", async () => {
  const person = await hire(owner, "J.Seabright", "Employee", { managerId: manager.userId });
  const away = { type: "vacation", startDate: "2027-03-15", endDate: "2027-03-15" };
  const { id } = await submitRequest(person, away);
  await decideRequest(manager, id, { status: "approved" });
  await submitRequest(erin, away);
  const kept = keepingChannel({ appUrl: "https://a.example", log: pino({ level: "silent" }), printsLinks: false });
  await deliverNow({ databaseUrl, clock, channels: [kept] });
  const written = `J.${WORD_JOINER}Seabright`;
  expect(await whereStored(written)).toEqual(["notifications.sent"]);
  await deactivateUser(owner, person.userId, {});
  clock.set("2027-03-04");
  expect(await erase(person.userId, "J.Seabright")).toMatchObject({ status: 200 });
  expect([await whereStored(written), await whereStored("J.Seabright")]).toEqual([[], []]);
});

test("erasure removes the reasons of a former approver from leave that changed since, and a client's key", async () => {
  const former = await hire(owner, "Quentin", "Admin");
  const orla = await hire(owner, "Orla", "Employee", { managerId: manager.userId });
  const asked = { type: "vacation", startDate: "2027-06-07", endDate: "2027-06-11", idempotencyKey: "orlas-june" };
  const { id } = await submitRequest(orla, asked);
  await decideRequest(former, id, { status: "approved", rejectionReason: "Quentin's reason" });
  const change = await requestChange(orla, id, { endDate: "2027-06-09", notes: "Orla's reason" });
  await decideRequest(manager, change.id, { status: "approved", rejectionReason: "Mona's reason" });
  expect(await whereStored("Quentin's reason")).toEqual(["leave_changes.replaced", "pto_requests.decision_reason"]);

  for (const left of [former, orla]) await deactivateUser(owner, left.userId, {});
  clock.setInstant(new Date(clock.now().getTime() + 86_400_000));
  expect((await erase(former.userId, "Quentin")).status).toBe(200);
  expect(await whereStored("Quentin's reason")).toEqual([]);
  expect(await whereStored("Orla's reason")).toEqual(["leave_changes.notes"]);
  expect(await whereStored("Mona's reason")).toEqual(["leave_changes.decision_reason"]);

  expect(await whereStored("orlas-june")).toEqual(["pto_requests.idempotency_key"]);
  expect((await erase(orla.userId, "Orla")).status).toBe(200);
  for (const text of ["Orla's reason", "Mona's reason", "orlas-june"]) expect(await whereStored(text)).toEqual([]);
});
