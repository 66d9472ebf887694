import { describe, expect, jest, test } from "@jest/globals";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { expectRefusal, SIGNED_OUT, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { callOf, listOf } from "#tests/asserting/listOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

jest.setTimeout(30_000);
await testDatabase();
const { as, visitor } = await httpServer(testClock());
const { owner, admin, manager, erin, ezra } = await testOrganization();
const other = await foundTestOrganization();
const asAdmin = await as(admin);
const stranger = await as(other);
const UNKNOWN = "01890000-0000-7000-8000-000000000000";
const act = (method: "POST" | "PUT" | "DELETE", path: string, body?: object) => callOf(asAdmin, method, path, body);
const newestAudit = async () => (await listOf(asAdmin, "audit-events", { range: [0, 0] })).rows[0];
const vacation = async (id: string) =>
  (await asAdmin.get(`/api/users/${id}/balances`)).body.find(({ type }: { type: string }) => type === "vacation");
const [waiting] = (await listOf(asAdmin, "offices")).rows;
const span = (day: string, userId = erin.userId) => ({ userId, type: "vacation", startDate: day, endDate: day });

const asking = (more: object) => () => act("POST", "requests", { ...span("2027-04-07"), ...more });
const adjust = (id: string, body: object) => () => act("POST", `people/${id}/adjust`, body);

describe("requests in the console", () => {
  test("can be submitted for another person, approved, and canceled after approval", async () => {
    const made = await act("POST", "requests", { ...span("2027-04-05"), notes: "By phone" });
    expect([made.status, made.body]).toMatchObject([
      201,
      { userId: erin.userId, userName: "Erin", status: "pending", days: 1, notes: "By phone", decidedAt: null },
    ]);
    const { id } = made.body;
    expect(await newestAudit()).toMatchObject({
      action: "submitRequestFor",
      source: "console",
      actorName: "Ada",
      after: { userId: erin.userId },
    });
    expect((await act("POST", `requests/${id}/approve`)).body).toMatchObject({
      status: "approved",
      decidedByName: "Ada",
    });
    expect(await vacation(erin.userId)).toMatchObject({ used: 1, available: 19 });

    const text = "Please give a reason for canceling approved time off";
    const reasonless: Refused = [400, "reason_required", text, { rejectionReason: text }];
    await expectRefusal(() => act("POST", `requests/${id}/cancel`), reasonless);
    const cancelled = await act("POST", `requests/${id}/cancel`, { rejectionReason: "Ill instead" });
    expect(cancelled.body).toMatchObject({ id, status: "cancelled", rejectionReason: "Ill instead" });
    expect(await newestAudit()).toMatchObject({ action: "cancelRequestFor", after: { userId: erin.userId } });
    expect(await vacation(erin.userId)).toMatchObject({ used: 0, available: 20 });
    await expectLedgersVerified();
  });

  test("can be rejected with a reason, once", async () => {
    const { id } = await submitRequest(ezra, span("2027-04-06"));
    const rejected = await act("POST", `requests/${id}/reject`, { rejectionReason: "Too busy" });
    expect([rejected.status, rejected.body]).toMatchObject([200, { status: "rejected", rejectionReason: "Too busy" }]);
    const late: Refused = [409, "already_decided", "This request was already rejected by Ada"];
    await expectRefusal(() => act("POST", `requests/${id}/approve`), late);
    await expectRefusal(() => act("POST", `requests/${id}/cancel`, { rejectionReason: "x" }), late);
  });

  test("follow the same rules as if their person had submitted them", async () => {
    const past = "Start date cannot be in the past";
    expect((await asking({ startDate: "2027-02-01", endDate: "2027-02-01" })()).body).toMatchObject({ error: past });
    expect((await asking({ endDate: "2027-05-07" })()).status).toBe(422);
    await expectRefusal(asking({ userId: UNKNOWN }), [
      400,
      "invalid_input",
      "Unknown person",
      { userId: "Unknown person" },
    ]);
    await expectRefusal(asking({ userId: other.userId }), [
      400,
      "invalid_input",
      "Unknown person",
      { userId: "Unknown person" },
    ]);
    const nobody = "Please choose a person";
    await expectRefusal(asking({ userId: null }), [400, "invalid_input", nobody, { userId: nobody }]);
  });

  test("can be previewed with their cost", async () => {
    const { status, body } = await act("POST", "requests/preview", span("2027-04-08"));
    expect([status, body]).toMatchObject([200, { days: 1, available: 20, balanceAfter: 19, approverName: "Mona" }]);
    expect((await act("POST", "requests/preview", span("2027-04-08", other.userId))).status).toBe(400);
  });

  test("by an Admin are approved only by others", async () => {
    const { id } = await submitRequest(admin, span("2027-04-09"));
    const refused: Refused = [403, "not_yours_to_decide", "This request isn't yours to decide"];
    await expectRefusal(() => act("POST", `requests/${id}/approve`), refused);
  });

  test("can't be changed or deleted except by their actions", async () => {
    const { id } = await submitRequest(erin, span("2027-04-12"));
    for (const method of ["PUT", "DELETE"] as const) {
      await expectRefusal(
        () => act(method, `requests/${id}`, { status: "approved" }),
        [404, "no_such_call", "Unknown call"],
      );
    }
  });
});

describe("balances and the ledger", () => {
  test("are adjusted with a reason, and another entry undoes the adjustment", async () => {
    const before = await vacation(ezra.userId);
    const reason = "Worked on a holiday";
    const adjusted = await act("POST", `people/${ezra.userId}/adjust`, { type: "vacation", adjustment: 1.5, reason });
    expect([adjusted.status, adjusted.body.balance]).toEqual([200, before.balance + 1.5]);
    const [entry] = (await listOf(asAdmin, "ledger-entries", { filter: { userId: ezra.userId, kind: "adjustment" } }))
      .rows;
    expect(entry).toMatchObject({ days: 1.5, reason, actorName: "Ada", canUndo: true });
    const undone = await act("POST", `ledger-entries/${entry.id}/undo`, { reason: "A mistake" });
    expect([undone.status, undone.body]).toMatchObject([200, { id: entry.id, days: 1.5, canUndo: false }]);
    expect(await vacation(ezra.userId)).toEqual(before);
    const twice: Refused = [409, "already_undone", "This entry was already undone"];
    await expectRefusal(() => act("POST", `ledger-entries/${entry.id}/undo`, { reason: "Again" }), twice);
  });

  test("require a type, an amount, and a reason, and exclude the actor's own balance", async () => {
    expect((await adjust(ezra.userId, {})()).body.fields).toEqual({
      type: "Please select a PTO type",
      adjustment: "Please enter an adjustment amount",
      reason: "Please provide a reason for this adjustment",
    });
    const gift = { type: "vacation", adjustment: 1, reason: "A gift" };
    expect((await adjust(UNKNOWN, gift)()).status).toBe(404);
    expect((await adjust(admin.userId, gift)()).status).toBe(403);
  });

  test("have no call that changes a ledger entry or an audit event", async () => {
    for (const resource of ["ledger-entries", "audit-events"]) {
      const [{ id }] = (await listOf(asAdmin, resource, { range: [0, 0] })).rows;
      for (const [method, path] of [
        ["POST", resource],
        ["PUT", `${resource}/${id}`],
        ["DELETE", `${resource}/${id}`],
      ] as const) {
        await expectRefusal(() => act(method, path, {}), [404, "no_such_call", "Unknown call"]);
      }
    }
  });
});

test("people are edited and deactivated, and a DELETE responds with the id", async () => {
  const edited = await act("PUT", `people/${ezra.userId}`, { name: "Ezra B.", ptoBalanceOverride: 25 });
  expect([edited.status, edited.body]).toMatchObject([
    200,
    { name: "Ezra B.", ptoBalanceOverride: 25, avatar: expect.any(String) },
  ]);
  expect(await newestAudit()).toMatchObject({
    action: "editUser",
    source: "console",
    names: expect.objectContaining({ [ezra.userId]: "Ezra B." }),
  });
  const gone = await act("DELETE", `people/${ezra.userId}`);
  expect([gone.status, gone.body]).toEqual([200, { id: ezra.userId }]);
  expect((await asAdmin.get(`/api/admin/people/${ezra.userId}`)).body).toMatchObject({ isActive: false });
  const refused: Refused = [409, "inactive", "This person is deactivated"];
  await expectRefusal(() => act("POST", "requests", span("2027-06-01", ezra.userId)), refused);
});

test("offices, policies, and holidays are created, changed, and deleted", async () => {
  const made = await act("POST", "offices", { name: "Kyoto", country: "Japan", timezone: "Asia/Tokyo" });
  expect([made.status, made.body]).toMatchObject([201, { name: "Kyoto", memberCount: 0 }]);
  const { id } = made.body;
  expect((await act("PUT", `offices/${id}`, { countHolidays: true })).body).toMatchObject({ id, countHolidays: true });

  const [policy] = (await listOf(asAdmin, "policies", { filter: { officeId: id, type: "vacation" } })).rows;
  const changed = await act("PUT", `policies/${policy.id}`, { accrualAmount: 25, maxBalance: 30 });
  expect(changed.body).toEqual({
    ...policy,
    accrualAmount: 25,
    maxBalance: 30,
    cap: "30 days",
    allowance: "25 days a year",
    replaceable: "25 days a year",
    past: [{ effectiveOn: "2027-01-01", before: { accrualAmount: 20, maxBalance: null } }],
    summary: expect.stringContaining("25 days a year"),
  });
  expect((await act("PUT", `policies/${policy.id}`, { accrualAmount: -1 })).body.fields).toHaveProperty(
    "accrualAmount",
  );

  const holiday = await act("POST", "holidays", { officeId: id, name: "Marine Day", date: "2027-07-19" });
  expect([holiday.status, holiday.body]).toMatchObject([
    201,
    { officeName: "Kyoto", date: "2027-07-19", type: "custom" },
  ]);
  const officeless = () => act("POST", "holidays", { officeId: "", name: "Nowhere", date: "2027-07-19" });
  await expectRefusal(officeless, [400, "invalid_input", "Choose an office", { officeId: "Choose an office" }]);
  expect((await act("DELETE", `holidays/${holiday.body.id}`)).body).toEqual({ id: holiday.body.id });
  expect((await act("DELETE", `offices/${id}`)).body).toEqual({ id });
  expect((await listOf(asAdmin, "policies", { filter: { officeId: id } })).rows).toEqual([]);
  const kept: Refused = [409, "default_office", "The default office can't be deleted"];
  await expectRefusal(() => act("DELETE", `offices/${waiting.id}`), kept);
});

test("invitations are sent and revoked", async () => {
  const wanted = { email: "new@org1.example", role: "Employee", officeId: owner.officeId };
  const sent = await act("POST", "invitations", wanted);
  expect([sent.status, sent.body]).toMatchObject([201, { ...wanted, status: "pending", token: expect.any(String) }]);
  expect((await act("DELETE", `invitations/${sent.body.id}`)).body).toEqual({ id: sent.body.id });
  const again: Refused = [409, "already_revoked", "This invitation was already revoked"];
  await expectRefusal(() => act("DELETE", `invitations/${sent.body.id}`), again);
});

const { id: pendingId } = await submitRequest(ezra, span("2027-09-01"));
const WRITES: [method: "POST" | "PUT" | "DELETE", path: string, body?: object][] = [
  ["PUT", `people/${erin.userId}`, { name: "Taken over" }],
  ["DELETE", `people/${erin.userId}`],
  ["POST", `people/${erin.userId}/adjust`, { type: "sick", adjustment: 1, reason: "x" }],
  ["PUT", `offices/${owner.officeId}`, { name: "Taken over" }],
  ["DELETE", `offices/${owner.officeId}`],
  ["POST", "holidays", { officeId: owner.officeId, name: "Day", date: "2027-09-09" }],
  ["POST", `requests/${pendingId}/approve`],
  ["POST", `requests/${pendingId}/reject`],
  ["POST", `requests/${pendingId}/cancel`],
  ["DELETE", `holidays/${UNKNOWN}`],
  ["PUT", `policies/${UNKNOWN}`, { accrualAmount: 1 }],
  ["POST", `ledger-entries/${UNKNOWN}/undo`, { reason: "x" }],
  ["DELETE", `invitations/${UNKNOWN}`],
];

test.each(WRITES)(
  "%s /api/admin/%s is for Admins and Owners of the organization only",
  async (...[method, path, body]) => {
    const missing = await callOf(stranger, method, path, body);
    expect([missing.status, missing.body.code]).toEqual([404, "not_found"]);
    const asManager = await as(manager);
    expect((await callOf(asManager, method, path, body)).status).toBe(403);
    expect((await callOf(await as(erin), method, path, body)).status).toBe(403);
    await expectRefusal(() => callOf(visitor(), method, path, body), SIGNED_OUT);
  },
);
