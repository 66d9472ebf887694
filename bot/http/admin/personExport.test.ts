import { Readable } from "node:stream";
import { expect, jest, test } from "@jest/globals";
import { attachEvidence } from "#bot/operations/evidence/attachEvidence.ts";
import { createDelegation } from "#bot/operations/delegations/createDelegation.ts";
import { snoozeRequest } from "#bot/operations/requests/snoozing/snoozeRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { PDF, pdfOf } from "#tests/arranging/evidenceFiles.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { exportPerson } from "#bot/operations/people/exportPerson.ts";
import { presentPersonRecords } from "../present/people/presentPersonRecords.ts";
import { erasePerson } from "#bot/operations/people/erasePerson.ts";
import { Password } from "#db/models/accounts/Password.ts";
import { expectRefusal, type Refused } from "#tests/asserting/expectRefusal.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { database } from "#db/connect.ts";
import { adjustBalanceOf } from "#bot/operations/balances/adjustBalance.ts";
import { importText } from "#tests/asserting/importText.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { FACTS, KNOWN_AS, someoneWithAPast, TEXTS } from "#tests/arranging/someoneWithAPast.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

jest.setTimeout(60_000);
const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const { as, url } = await httpServer(clock);
const company = await testOrganization();
const { owner, admin, erin, ezra, manager } = company;
const [asOwner, asAdmin] = [await as(owner), await as(admin)];
const past = await someoneWithAPast(company, { databaseUrl, clock });
const { person, formerEmail, approvedId } = past;
const theirs = await as(person);
const UNKNOWN = "01890000-0000-7000-8000-000000000000";
const exportOf = (id: string, browser: Browser = asOwner) => browser.get(`/api/admin/people/${id}/export`);

test("all data stored about a person is in one file, with days and names instead of minutes and ids", async () => {
  const { status, body, headers } = await exportOf(person.userId);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(/^application\/json/);
  expect(headers.get("content-disposition")).toBe(`attachment; filename="Zephyra O'Quill -Zed--awayday.json"`);
  expect(body).toMatchObject({
    exportedAt: clock.now().toISOString(),
    profile: {
      name: KNOWN_AS.name,
      email: person.email,
      role: "Manager",
      manager: "Mona",
      office: "Main Office",
      timezone: "America/New_York",
      isActive: true,
      birthDate: FACTS.birthDate,
      groups: [FACTS.group],
      serviceStartDate: null,
      creditedYears: 2,
      earlierFacts: [
        { until: "2027-02-28" },
        { until: "2027-02-28", birthDate: FACTS.birthDate, groups: [FACTS.group] },
      ],
      events: [{ type: "occurrence", on: "2027-03-01", kind: FACTS.eventKind }],
      workingPatterns: [{ from: "2027-03-01", weeks: [[480, 480, 480, 480, 0, 0, 0]] }],
      notificationChoices: { reminders: false },
      theme: "dark",
      weekStart: 6,
      blackoutExceptions: [{ reason: "Trade fair", startDate: "2029-10-01", endDate: "2029-10-02" }],
      teams: [{ name: "Crew", isLead: true, isMember: true }],
    },
    signIn: {
      emailProvenAt: null,
      password: { changedAt: expect.stringMatching(/^2027-03-01T/) },
      newEmail: { email: expect.stringMatching(/^wish-/) },
      google: { since: expect.stringMatching(/^2027-03-01T/) },
      slack: [{ workspace: null, homeOpenedAt: expect.stringMatching(/^2027-03-01T/) }],
    },
    sessions: [{ signedInAt: clock.now().toISOString(), address: expect.any(String) }],
    invitations: [{ to: "oneself", email: formerEmail, status: "accepted", invitedByName: expect.any(String) }],
  });
  expect(body.balances.map((balance: { type: string }) => balance.type)).toEqual(["vacation", "sick", "personal"]);
  expect(body.requests.find(({ note }: { note: string }) => note === TEXTS.note)).toEqual({
    type: "vacation",
    startDate: "2027-03-02",
    endDate: "2027-03-02",
    isHalfDay: false,
    days: 1,
    dates: [{ date: "2027-03-02", days: 1 }],
    note: TEXTS.note,
    submittedAt: "2027-03-01T15:00:00.000Z",
    status: "approved",
    decidedAt: "2027-03-01T15:00:00.000Z",
    decidedBy: "Mona",
    reason: null,
  });
  const reasons = body.requests.map(({ reason }: { reason: string | null }) => reason);
  expect(reasons).toEqual(expect.arrayContaining([TEXTS.rejected, TEXTS.cancelled]));
  const causes = body.ledger.map(({ text }: { text: string }) => text);
  expect(causes).toContain(`Adjusted by Ada: ${TEXTS.adjusted}`);
  expect(body.ledger.find(({ text }: { text: string }) => text.endsWith(TEXTS.undone))).toMatchObject({ days: -2 });
  const events = body.notifications.map(({ event }: { event: string }) => event);
  expect(events).toEqual(expect.arrayContaining(["invitation.sent", "request.submitted", "request.approved"]));
  expect(body.notifications[0]).toMatchObject({ event: "invitation.sent", address: formerEmail, status: "obsolete" });
  expect(body.notifications.find(({ event }: { event: string }) => event === "request.rejected")).toMatchObject({
    status: "kept",
    address: person.email,
    text: expect.stringContaining(TEXTS.rejected),
  });
});

test("the file uses every field that is read for it", async () => {
  const records = await exportPerson(owner, person.userId, {});
  const unused = new Set([...Object.keys(records), ...Object.keys(records.signIns)]);
  const watched = <Value extends object>(value: Value): Value =>
    new Proxy(value, {
      get(target, field) {
        unused.delete(String(field));
        return Reflect.get(target, field) as unknown;
      },
    });
  const leaving = { ...records.person, endDate: "2027-12-31" };
  const all = watched({ ...records, person: leaving, signIns: watched(records.signIns) });
  const { connectedCalendars } = presentPersonRecords(all);
  expect([...unused]).toEqual([]);
  expect(connectedCalendars).toMatchObject([{ service: "google", account: TEXTS.calendar, office: null }]);
});

test("the file contains the person's documents, the messages on their requests, and those that they wrote", async () => {
  const { body } = await exportOf(person.userId);
  const asked = body.requests.find(({ startDate }: { startDate: string }) => startDate === "2027-04-05");
  const sentAt = "2027-03-01T15:00:00.000Z";
  expect(asked).toMatchObject({
    documents: [`${TEXTS.file}.pdf`],
    messages: [
      { sentAt, by: "Mona", text: TEXTS.question },
      { sentAt, by: KNOWN_AS.name, text: TEXTS.answer },
    ],
  });
  expect(body.messagesToOthers).toEqual([{ sentAt, text: TEXTS.asked }]);
  const content = Buffer.from(PDF).toString("base64");
  const about = { name: `${TEXTS.file}.pdf`, type: "application/pdf", bytes: PDF.length };
  expect(body.documents).toEqual([{ ...about, uploadedAt: sentAt, uploadedBy: KNOWN_AS.name, content }]);
});

test("a document of several parts is complete in the file; without its key, the document is listed without content", async () => {
  const ida = await hire(owner, "Ida");
  const { id } = await submitRequest(ida, { type: "vacation", startDate: "2027-05-03", endDate: "2027-05-03" });
  const file = pdfOf(500_000);
  const sent = { name: "Scan.pdf", type: "application/pdf", file: () => Readable.from([file]) };
  await attachEvidence(ida, id, sent);
  await attachEvidence(ida, id, { ...sent, name: "Lost.pdf" });
  await database().pool.query("UPDATE evidence SET key_sealed = 'lost.key' WHERE name = 'Lost.pdf'");
  const { documents } = (await exportOf(ida.userId)).body;
  expect(documents.map(({ name }: { name: string }) => name)).toEqual(["Lost.pdf", "Scan.pdf"]);
  expect(documents[0].content).toBeNull();
  expect(Buffer.from(documents[1].content, "base64").equals(file)).toBe(true);
});

test("balances of archived types are in the file and marked, because the file also contains their entries", async () => {
  const types = (await asOwner.get("/api/leave-types")).body;
  const { id } = types.find(({ key }: { key: string }) => key === "personal");
  await asOwner.send("PATCH", `/api/leave-types/${id}`, { archived: true });
  const { body } = await exportOf(person.userId);
  const archived = body.balances.map((balance: { type: string; archived?: true }) => [balance.type, balance.archived]);
  expect(archived).toEqual([
    ["vacation", undefined],
    ["sick", undefined],
    ["personal", true],
  ]);
  await asOwner.send("PATCH", `/api/leave-types/${id}`, { archived: false });
});

test("a proven email is in the file with the time of the proof", async () => {
  const nora = await hire(owner, "Nora");
  const { body } = await exportOf(nora.userId, await as(owner));
  expect(body.signIn).toMatchObject({ email: nora.email, emailProvenAt: expect.stringMatching(/^2027-03-0\dT/) });
});

test("the file's audit events name what the person did and what was done to them", async () => {
  const { audit } = (await exportOf(person.userId)).body;
  const of = (action: string) => audit.find((entry: { action: string }) => entry.action === action);
  const renamed = audit.find((entry: { after?: object }) => entry.after && "name" in entry.after);
  expect(renamed).toMatchObject({
    action: "editUser",
    by: expect.any(String),
    through: "web",
    about: KNOWN_AS.name,
    before: { name: KNOWN_AS.formerName, email: formerEmail },
    after: { name: KNOWN_AS.name, email: person.email },
  });
  expect(of("decideRequest")).toMatchObject({ what: "request", after: { status: "approved" } });
  expect(of("adjustBalance")).toMatchObject({ by: "Ada", after: { userId: KNOWN_AS.name, reasonId: TEXTS.adjusted } });
  expect(of("exportPerson")).toMatchObject({ about: KNOWN_AS.name, through: "console" });
});

test("the file has no secrets and no ids of sessions", async () => {
  const file = JSON.stringify((await exportOf(person.userId)).body);
  const kept = await Password.findOne({ where: { userId: person.userId } });
  const [session] = (await theirs.get("/api/auth/sessions")).body;
  for (const secret of [kept?.hash, session.id, "argon2", "google-zephyra", "UZEPHYRA", approvedId, "sealed"]) {
    expect(secret).toBeTruthy();
    expect(file).not.toContain(secret);
  }
});

test("a former Admin's file contains what they did, without the values they saw about others", async () => {
  const [former, bob] = [await hire(owner, "Fay", "Admin"), await hire(owner, "Bob")];
  const facts = { birthDate: "1987-06-05", groups: ["Disabled"], startDate: "2020-02-03" };
  await editUser(former, bob.userId, facts);
  await adjustBalanceOf(former, bob.userId, { type: "vacation", adjustment: 2, reason: "cancer treatment" });
  await importText(former, "email,name,birth date\nzed@org1.example,Zed Newman,1975-01-31\n");
  await editUser(owner, former.userId, { role: "Employee" });
  const { body } = await (await as(former)).get("/api/auth/user/export");
  const of = (name: string) => body.audit.find(({ action }: { action: string }) => action === name);
  expect(of("editUser")).toMatchObject({ by: "Fay", what: "user", about: "Bob", before: null, after: null });
  expect(of("adjustBalance")).toMatchObject({ by: "Fay", what: "balance", before: null, after: null });
  expect(of("importPeople")).toMatchObject({ by: "Fay", before: null, after: null });
  expect(body.audit.at(-3)).toMatchObject({ action: "editUser", about: "Fay", after: { role: "Employee" } });
  expect(JSON.stringify(body.audit)).not.toMatch(/1987-06-05|Disabled|2020-02-03|cancer|1975-01-31/);
});

test("the export is audited without its content", async () => {
  await exportOf(erin.userId, asAdmin);
  expect(await lastAuditEntry(owner.organizationId)).toEqual({
    actorId: admin.userId,
    source: "console",
    action: "exportPerson",
    subjectKind: "user",
    subjectId: erin.userId,
    before: null,
    after: { exported: true },
  });
});

test("everyone can export their own data, with the same content, up to 20 times an hour", async () => {
  const browser = await as(erin);
  const own = await browser.get("/api/auth/user/export");
  expect(own.status).toBe(200);
  expect(own.headers.get("content-disposition")).toBe("attachment; filename=Erin-awayday.json");
  const { exportedAt, profile, requests } = (await exportOf(erin.userId)).body;
  expect(own.body).toMatchObject({ exportedAt, profile, requests });
  expect(own.body.audit.at(-1)).toMatchObject({ action: "exportOwnData", about: "Erin" });
  expect((await exportOf(erin.userId, browser)).status).toBe(403);
  for (let more = 1; more < 20; more++) expect((await browser.get("/api/auth/user/export")).status).toBe(200);
  expect((await browser.get("/api/auth/user/export")).status).toBe(429);
});

async function follow(path: string, shown: string, by?: Browser) {
  const address = `${url}${path}${path.includes("?") ? "&" : "?"}shown=${shown}`;
  const got = await fetch(address, { headers: by ? { cookie: by.cookies() } : {}, redirect: "manual" });
  await got.body?.cancel();
  return [got.status, got.headers.get("location")];
}

test.each<[path: string, own: [status: number, location: string | null]]>([
  ["/api/auth/user/export", [200, null]],
  ["/api/admin/people.csv?filter=%7B%7D", [302, "/dashboard?error=file_forbidden"]],
  ["/api/admin/reports/absence.csv?from=2027-02", [302, "/dashboard?error=file_forbidden"]],
  [`/api/admin/people/${erin.userId}/export`, [302, "/dashboard?error=file_forbidden"]],
  [`/api/pto-requests/${UNKNOWN}/evidence/${UNKNOWN}`, [302, "/dashboard?error=file_missing"]],
])("a link to %s in a page of another person downloads nothing; the app opens with the reason", async (path, own) => {
  expect(await follow(path, ezra.userId, asAdmin)).toEqual([302, "/dashboard?error=another_persons_data"]);
  expect(await follow(path, ezra.userId)).toEqual([302, "/?error=signed_out"]);
  expect(await follow(path, ezra.userId, await as(ezra))).toEqual(own);
});

test("an export contains the newest 5,000 audit events, 1,000 requests, 5,000 changes, and 1,000 keys, and states that older ones are missing", async () => {
  const busy = await hire(owner, "Busy");
  await database().pool.query(
    `INSERT INTO audit_events (organization_id, id, at, actor_id, source, action, subject_kind, subject_id)
     SELECT $1, gen_random_uuid(), '2026-01-01'::timestamptz + n * interval '1 second', $2, 'web', 'editProfile', 'user', $2
     FROM generate_series(1, 6000) n`,
    [owner.organizationId, busy.userId],
  );
  await database().pool.query(
    `INSERT INTO pto_requests (organization_id, id, user_id, type, start_date, end_date, is_half_day, status, minutes,
       submitted_at, decided_at, updated_at)
     SELECT $1, gen_random_uuid(), $2, 'vacation', '2026-01-01'::date + n, '2026-01-01'::date + n, false, 'cancelled', 480,
       '2026-01-01'::timestamptz + n * interval '1 second', now(), now() FROM generate_series(1, 1001) n`,
    [owner.organizationId, busy.userId],
  );
  await database().pool.query(
    `INSERT INTO leave_changes (organization_id, id, request_id, user_id, status, is_cancellation, is_at_once, start_date,
       end_date, is_half_day, minutes, was, submitted_at, decided_at, updated_at)
     SELECT $1, gen_random_uuid(), r.id, $2, 'rejected', true, false, r.start_date, r.end_date, false, 0, '{}',
       '2026-01-01'::timestamptz + n * interval '1 second', now(), now()
     FROM (SELECT * FROM pto_requests WHERE user_id = $2 ORDER BY start_date DESC LIMIT 1) r, generate_series(1, 5001) n`,
    [owner.organizationId, busy.userId],
  );
  await database().pool.query(
    `INSERT INTO api_keys (organization_id, id, user_id, is_service, name, scopes, start, created_at, expires_at, revoked_at)
     SELECT $1, gen_random_uuid(), $2, false, 'Key ' || n, '{me:read}', 'awayday_',
       '2026-01-01'::timestamptz + n * interval '1 second', '2028-01-01', now() FROM generate_series(1, 1001) n`,
    [owner.organizationId, busy.userId],
  );
  await database().pool.query("ANALYZE");
  const { body } = await exportOf(busy.userId);
  const [newest] = body.requests;
  const counts = [body.audit.length, body.requests.length, newest.changes.length, body.apiKeys.length];
  const onlyNewest = { requests: 1000, changes: 5000, apiKeys: 1000, audit: 5000 };
  expect([counts, body.onlyNewest]).toEqual([[5000, 1000, 5000, 1000], onlyNewest]);
  expect(body.apiKeys[0].name).toBe("Key 2");
  expect(body.requests[0].startDate).toBe("2028-09-28");
  expect(body.audit.at(-1)).toMatchObject({ action: "exportPerson" });
  expect((await exportOf(erin.userId)).body.onlyNewest).toBeUndefined();
});

test("saving an unchanged profile leaves no audit event", async () => {
  const browser = await as(erin);
  const { body } = await browser.get("/api/auth/user");
  const before = await lastAuditEntry(owner.organizationId);
  expect((await browser.send("PATCH", "/api/auth/user", { name: body.name })).status).toBe(200);
  expect(await lastAuditEntry(owner.organizationId)).toEqual(before);
});

test("an Admin can export their own data and that of lower roles, and an Owner everyone's", async () => {
  const second = await hire(owner, "Abel", "Admin");
  for (const { userId } of [erin, manager, admin]) expect((await exportOf(userId, asAdmin)).status).toBe(200);
  for (const { userId } of [erin, manager, admin, second, owner]) expect((await exportOf(userId)).status).toBe(200);
  const above = "You can only export the data of people with a role below yours";
  const refused: Refused = [403, "role_not_below", above];
  for (const { userId } of [second, owner]) await expectRefusal(() => exportOf(userId, asAdmin), refused);
  const need = "You need Admin or Owner permissions to export other people's data";
  for (const browser of [theirs, await as(erin)]) {
    await expectRefusal(() => exportOf(erin.userId, browser), [403, "forbidden", need]);
  }
  const other = await foundTestOrganization();
  for (const id of [UNKNOWN, "nobody", other.userId]) {
    await expectRefusal(
      () => exportOf(id),
      [404, "not_found", id === "nobody" ? "It was not found" : "The person was not found"],
    );
  }
});

test("the file of an erased person has the numbers but no texts", async () => {
  const left = await hire(owner, "Nina");
  await deactivateUser(owner, left.userId, {});
  clock.set("2027-03-02");
  await erasePerson(owner, left.userId, { name: "Nina" });
  const { body } = await exportOf(left.userId, await as(owner));
  expect(JSON.stringify(body)).not.toMatch(/nina/i);
  expect(body).toMatchObject({
    profile: { name: "Former employee" },
    signIn: { password: null, google: null, slack: [] },
    sessions: [],
  });
  expect(body.balances[0]).toMatchObject({ type: "vacation" });
});

test("delegations, by a person and to them, and the requests that they snoozed are in their files", async () => {
  const quinn = await hire(owner, "Quinn", "Employee", { managerId: manager.userId });
  const asked = await submitRequest(quinn, { type: "vacation", startDate: "2027-05-03", endDate: "2027-05-04" });
  const { snoozedUntil } = await snoozeRequest(manager, asked.id, { until: "tomorrow" });
  await createDelegation(manager, { delegateId: erin.userId, from: "2029-11-01", to: "2029-11-02" });
  const delegation = {
    approver: "Mona",
    delegate: "Erin",
    from: "2029-11-01",
    to: "2029-11-02",
    by: "Mona",
    createdAt: clock.now().toISOString(),
    endedAt: null,
  };
  const ofMona = (await exportOf(manager.userId)).body;
  expect(ofMona.delegations).toEqual([delegation]);
  expect(ofMona.snoozes).toEqual([
    { requestOf: "Quinn", startDate: "2027-05-03", endDate: "2027-05-04", until: snoozedUntil.toISOString(), count: 1 },
  ]);
  const ofErin = (await exportOf(erin.userId)).body;
  expect([ofErin.delegations, ofErin.snoozes]).toEqual([[delegation], []]);
});
