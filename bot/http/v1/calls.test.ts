import { expect, test } from "@jest/globals";
import { SCOPES } from "#core/keys/scopes.ts";
import { database } from "#db/connect.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { changeOwnEmail } from "#bot/operations/auth/email/changeOwnEmail.ts";
import { adjustBalanceOf } from "#bot/operations/balances/adjustBalance.ts";
import { readLedger } from "#bot/operations/balances/readLedger.ts";
import { attachEvidence } from "#bot/operations/evidence/attachEvidence.ts";
import { createServiceKey } from "#bot/operations/keys/createKey.ts";
import { postMessage } from "#bot/operations/messages/postMessage.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { listHolidays } from "#bot/operations/offices/listHolidays.ts";
import { listOffices } from "#bot/operations/offices/listOffices.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { erasePerson } from "#bot/operations/people/erasePerson.ts";
import { listUsers } from "#bot/operations/people/listUsers.ts";
import { readCalendar } from "#bot/operations/requests/readCalendar.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { listTeams } from "#bot/operations/teams/listTeams.ts";
import { forgetExpired } from "#bot/operations/forgetExpired.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { undoDecision } from "#bot/operations/requests/undoDecision.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { PDF } from "#tests/arranging/evidenceFiles.ts";
import { keyOf } from "#tests/arranging/keyOf.ts";
import { hire, PASSWORD, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";

await testDatabase();
const clock = testClock();
const { withKey } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const clientOf = async (who: typeof owner) => withKey((await keyOf(who)).token);
const [byErin, byManager, byOwner] = [await clientOf(erin), await clientOf(manager), await clientOf(owner)];
const service = withKey((await createServiceKey(owner, { name: "All", scopes: SCOPES, service: true })).token);
const aDay = (date: string) => ({ type: "vacation", startDate: date, endDate: date });
const count = async () =>
  (await database().pool.query("SELECT count(*)::int AS count FROM pto_requests")).rows[0].count;

test("a request goes its whole way through the API", async () => {
  const preview = await byErin.get("/api/v1/requests/preview?type=vacation&startDate=2027-03-08&endDate=2027-03-09");
  expect(preview).toMatchObject({ status: 200, body: { days: 2 } });
  const { body: submitted } = await byErin.send("POST", "/api/v1/requests", { ...aDay("2027-03-08"), notes: "A trip" });
  expect(submitted).toMatchObject({ userId: erin.userId, status: "pending", days: 1 });
  const at = `/api/v1/requests/${submitted.id}`;
  expect((await byErin.send("PATCH", at, { endDate: "2027-03-09" })).body).toMatchObject({ days: 2, version: 2 });
  expect((await byManager.send("POST", `${at}/decision`, { status: "approved", version: 1 })).body.code).toBe(
    "changed",
  );
  expect((await byManager.send("POST", `${at}/decision`, { status: "approved", version: 2 })).body.status).toBe(
    "approved",
  );
  const { body: change } = await byErin.send("POST", `${at}/changes`, { endDate: "2027-03-08" });
  expect(change).toMatchObject({ requestId: submitted.id, status: "pending" });
  expect((await byErin.send("POST", `${at}/changes/${change.id}/cancel`)).body.status).toBe("cancelled");
  const canceled = await byOwner.send("POST", `${at}/cancel`, { rejectionReason: "Plans change" });
  expect(canceled).toMatchObject({ status: 200, body: { status: "cancelled" } });
  const { body: ledger } = await byErin.get(`/api/v1/people/${erin.userId}/ledger?type=vacation`);
  expect(ledger.items.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(["usage", "usage_reversal"]),
  );
});

test("a key of the organization names the person of a request", async () => {
  const refused = await service.send("POST", "/api/v1/requests", aDay("2027-03-15"));
  expect(refused).toMatchObject({ status: 400, body: { fields: { userId: expect.any(String) } } });
  const { body } = await service.send("POST", "/api/v1/requests", { ...aDay("2027-03-15"), userId: ezra.userId });
  expect(body).toMatchObject({ userId: ezra.userId, status: "pending" });
  expect((await byErin.send("POST", "/api/v1/requests", { ...aDay("2027-03-16"), userId: ezra.userId })).status).toBe(
    403,
  );
});

test("a repeated write with an idempotency key takes effect once, and gets the first response", async () => {
  const before = await count();
  const headers = { "idempotency-key": "order-1" };
  const first = await byErin.send("POST", "/api/v1/requests", aDay("2027-04-05"), headers);
  const second = await byErin.send("POST", "/api/v1/requests", aDay("2027-04-05"), headers);
  expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
  expect([first, second].map((answer) => answer.headers.get("idempotent-replayed"))).toEqual([null, "true"]);
  expect(await count()).toBe(before + 1);
  const other = await byErin.send("POST", "/api/v1/requests", aDay("2027-04-06"), headers);
  expect(other).toMatchObject({ status: 409, body: { code: "idempotency_key_used" } });
  expect((await byManager.send("POST", "/api/v1/requests", aDay("2027-04-06"), headers)).status).toBe(201);
  const { rows } = await database().pool.query("SELECT string_agg(a::text, ' ') AS stored FROM api_answers a");
  expect(rows[0].stored).not.toMatch(/order-1|vacation/);
  clock.set("2027-03-03");
  await forgetExpired();
  const late = await byErin.send("POST", "/api/v1/requests", aDay("2027-04-05"), headers);
  expect(late).toMatchObject({ status: 409, body: { code: "already_done" } });
  clock.set("2027-03-01");
});

test("a repeated change or deletion with an idempotency key takes effect once, and gets the first response", async () => {
  const { body: request } = await byErin.send("POST", "/api/v1/requests", aDay("2027-04-19"));
  const changed = () =>
    byErin.send("PATCH", `/api/v1/requests/${request.id}`, { endDate: "2027-04-20" }, { "idempotency-key": "edit-1" });
  const [edited, again] = [await changed(), await changed()];
  expect([edited.body.version, again.status, again.body]).toEqual([2, 200, edited.body]);
  const { body: now } = await byErin.get(`/api/v1/requests/${request.id}`);
  expect(now).toMatchObject({ endDate: "2027-04-20", version: 2 });

  const { body: team } = await byOwner.send("POST", "/api/v1/teams", { name: "Gone soon" });
  const deleted = (headers = {}) => byOwner.send("DELETE", `/api/v1/teams/${team.id}`, undefined, headers);
  const headers = { "idempotency-key": "delete-1" };
  const [first, second, unkeyed] = [await deleted(headers), await deleted(headers), await deleted()];
  expect([first.status, second.status, unkeyed.status]).toEqual([204, 204, 404]);
  expect([again, first, second].map((answer) => answer.headers.get("idempotent-replayed"))).toEqual([
    "true",
    null,
    "true",
  ]);
  const other = await byOwner.send("DELETE", `/api/v1/teams/${request.id}`, undefined, headers);
  expect(other).toMatchObject({ status: 409, body: { code: "idempotency_key_used" } });
});

test("a repeated write gets the first response only while its caller has the rights and the role of the first call", async () => {
  const zora = await hire(owner, "Zora");
  await editUser(owner, zora.userId, { role: "Owner" });
  const byZora = await clientOf(zora);
  const { body: team } = await byZora.send("POST", "/api/v1/teams", { name: "Zora's" });
  const writes = [
    () => byZora.send("PATCH", `/api/v1/people/${ezra.userId}`, { name: "Ezra" }, { "idempotency-key": "person-1" }),
    () => byZora.send("DELETE", `/api/v1/teams/${team.id}`, undefined, { "idempotency-key": "team-1" }),
  ];
  const results = async () => {
    const answers = await Promise.all(writes.map((write) => write()));
    return answers.map(({ status, body }) => body?.code ?? status);
  };
  expect([await results(), await results()]).toEqual([
    [200, 204],
    [200, 204],
  ]);
  await editUser(owner, zora.userId, { role: "Admin" });
  expect(await results()).toEqual(["already_done", "already_done"]);
  await editUser(owner, zora.userId, { role: "Employee" });
  expect(await results()).toEqual(["forbidden", "forbidden"]);
  await editUser(owner, zora.userId, { role: "Owner" });
  expect(await results()).toEqual([200, 204]);
  await deactivateUser(owner, zora.userId, {});
  expect(await results()).toEqual(["revoked_key", "revoked_key"]);
});

test("two writes at the same time with one idempotency key take effect once", async () => {
  const before = await count();
  const headers = { "idempotency-key": "at-once" };
  const send = () => byErin.send("POST", "/api/v1/requests", aDay("2027-04-12"), headers);
  const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
  expect(statuses).toContain(201);
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect(await count()).toBe(before + 1);
});

test("a refused write with an idempotency key may be repeated, and a wrong key is refused", async () => {
  const headers = { "idempotency-key": "order-2" };
  expect((await byErin.send("POST", "/api/v1/requests", aDay("2027-04-10"), headers)).status).toBe(422);
  expect((await byErin.send("POST", "/api/v1/requests", aDay("2027-04-13"), headers)).status).toBe(201);
  const wrong = await byErin.send("POST", "/api/v1/requests", aDay("2027-04-14"), { "idempotency-key": "a b" });
  expect(wrong.status).toBe(400);
});

test("requests come in pages that stay right while others are added, and show each reader what they may see", async () => {
  const { rows } = await database().pool.query("SELECT id, user_id FROM pto_requests ORDER BY id");
  const own = rows.flatMap(({ id, user_id: userId }) => (userId === erin.userId ? id : []));
  const { body: first } = await byErin.get("/api/v1/requests?limit=2");
  const { id: added } = await submitRequest(erin, aDay("2027-08-02"));
  const { body: rest } = await byErin.get(`/api/v1/requests?limit=200&cursor=${first.nextCursor}`);
  const ids = [...first.items, ...rest.items].map(({ id }: { id: string }) => id);
  expect([ids, rest.nextCursor]).toEqual([[...own, added], null]);
  const { body: below } = await byManager.get(`/api/v1/requests?limit=200&userId=${ezra.userId}`);
  expect(below.items.map(({ userName }: { userName: string }) => userName)).toEqual(["Ezra"]);
  expect((await byErin.get(`/api/v1/requests?userId=${ezra.userId}`)).body.items).toEqual([]);
  expect((await byErin.get("/api/v1/requests?cursor=guess")).status).toBe(400);
});

test("updatedSince finds what was decided or canceled since", async () => {
  const [decided, canceled] = [
    await submitRequest(erin, aDay("2027-09-01")),
    await submitRequest(erin, aDay("2027-09-02")),
  ];
  await submitRequest(erin, aDay("2027-09-03"));
  clock.set("2027-03-02");
  const since = clock.now().toISOString();
  await decideRequest(manager, decided.id, { status: "approved" });
  await cancelRequest(erin, canceled.id, {});
  const { body } = await byErin.get(`/api/v1/requests?updatedSince=${since}`);
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual([decided.id, canceled.id].toSorted());
  const people = await byOwner.get(`/api/v1/people?updatedSince=${since}`);
  expect(people.body.items).toEqual([]);
  await editUser(admin, ezra.userId, { startDate: "2026-01-05" });
  const changed = await byOwner.get(`/api/v1/people?updatedSince=${since}`);
  expect(changed.body.items.map(({ id }: { id: string }) => id)).toEqual([ezra.userId]);
  clock.set("2027-03-01");
});

async function* aFile() {
  yield Buffer.from(PDF);
}

test("updatedSince finds a new email, messages, files, leave next to leave that ended, and erased texts", async () => {
  const grants = [{ frequency: "yearly" as const, amount: 20 }];
  const { officeId } = await aDocumentOffice(owner, { unit: "day", grants, booking: { evidenceAfter: 3 } });
  const nora = await hire(owner, "Nora", "Employee", { managerId: manager.userId, officeId });
  clock.set("2027-03-03");
  const leave = { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-09", notes: "A trip" };
  const { id: first } = await submitRequest(nora, leave);
  const { id: next } = await submitRequest(nora, { type: "vacation", startDate: "2027-03-10", endDate: "2027-03-11" });
  const changedBy = async (list: string, change: () => Promise<unknown>) => {
    clock.setInstant(new Date(clock.now().getTime() + 1000));
    const since = clock.now().toISOString();
    await change();
    const { body } = await byOwner.get(`/api/v1/${list}?updatedSince=${since}`);
    return body.items.map(({ id }: { id: string }) => id);
  };
  const moved = { email: `new.${nora.email}`, currentPassword: PASSWORD };
  expect(await changedBy("people", () => changeOwnEmail(nora, moved))).toEqual([nora.userId]);
  expect(await changedBy("requests", () => postMessage(manager, first, { text: "Why?" }))).toEqual([first]);
  const both = [first, next].toSorted();
  const rejected = { status: "rejected", rejectionReason: "Too busy" };
  expect(await changedBy("requests", () => decideRequest(manager, first, rejected))).toEqual(both);
  expect(await changedBy("requests", () => undoDecision(manager, first, {}))).toEqual(both);
  const note = { name: "Note.pdf", type: "application/pdf", file: aFile };
  expect(await changedBy("requests", () => attachEvidence(nora, next, note))).toEqual([next]);
  await decideRequest(manager, next, { status: "approved" });
  clock.set("2027-03-15");
  await deactivateUser(admin, nora.userId, {});
  clock.set("2027-03-16");
  expect(await changedBy("requests", () => erasePerson(owner, nora.userId, { name: "Nora" }))).toEqual(both);
  clock.set("2027-03-01");
});

test("only Admins and Owners learn when colleagues changed, because colleagues don't see every field", async () => {
  for (const reader of [byErin, byManager]) {
    const refused = await reader.get("/api/v1/people?updatedSince=2027-01-01T00:00:00Z");
    expect(refused).toMatchObject({
      status: 403,
      body: { code: "forbidden", fields: { updatedSince: expect.any(String) } },
    });
  }
});

test("a long list reads only the rows of a page, which together are the whole list", async () => {
  await createTeam(admin, { name: "North", memberIds: [erin.userId, ezra.userId] });
  await createTeam(admin, { name: "South", memberIds: [erin.userId] });
  for (const date of ["2027-05-03", "2027-05-04", "2027-05-05"])
    await addHoliday(admin, owner.officeId, { name: date, date });
  await createOffice(admin, { name: "Kyoto", country: "Japan", timezone: "Asia/Tokyo" });
  await adjustBalanceOf(admin, erin.userId, { type: "vacation", adjustment: 2, reason: "A gift" });
  const whole: [string, (reader: Actor) => Promise<{ id: string }[]>][] = [
    ["/people", (reader) => listUsers(reader, {})],
    ["/teams", (reader) => listTeams(reader, {})],
    ["/offices", (reader) => listOffices(reader, {})],
    [`/offices/${owner.officeId}/holidays`, (reader) => listHolidays(reader, owner.officeId, {})],
    [`/people/${erin.userId}/ledger`, (reader) => readLedger(reader, erin.userId, {})],
    [`/people/${erin.userId}/ledger?type=vacation`, (reader) => readLedger(reader, erin.userId, { type: "vacation" })],
    ["/calendar", async (reader) => JSON.parse(await (await readCalendar(reader, {})).json())],
  ];
  for (const [path, read] of whole) {
    for (const [reader, by] of path.includes("holidays")
      ? [[owner, byOwner] as const]
      : ([
          [owner, byOwner],
          [erin, byErin],
        ] as const)) {
      const all = (await read(reader)).toSorted((one, other) => (one.id < other.id ? -1 : 1));
      const found = [];
      const at = `/api/v1${path}${path.includes("?") ? "&" : "?"}limit=1`;
      for (let cursor = ""; cursor !== null;) {
        const { body } = await by.get(at + (cursor && `&cursor=${cursor}`));
        expect(body.items.length).toBeLessThanOrEqual(1);
        found.push(...body.items);
        cursor = body.nextCursor;
      }
      expect([path, found.map(({ id }) => id)]).toEqual([path, all.map(({ id }) => id)]);
      for (const [nth, item] of found.entries()) {
        const { balance: _, ...one } = all[nth] as { balance?: number };
        if (path === "/calendar") expect(item).toEqual(one);
        if (path.includes("ledger")) expect(item.canUndo).toBe((one as { canUndo?: boolean }).canUndo);
      }
    }
  }
});

test("the audit log continues after the last cursor", async () => {
  clock.set("2027-03-17");
  const { body: first } = await byOwner.get("/api/v1/audit-events?limit=200");
  let { nextCursor } = first;
  for (let more = first.items.length; more > 0;) {
    const { body } = await byOwner.get(`/api/v1/audit-events?limit=200&cursor=${nextCursor}`);
    more = body.items.length;
    nextCursor = body.nextCursor;
  }
  await submitRequest(ezra, aDay("2027-10-01"));
  const { body: next } = await byOwner.get(`/api/v1/audit-events?cursor=${nextCursor}`);
  expect(next.items.map(({ action }: { action: string }) => action)).toEqual(["submitRequest"]);
});
