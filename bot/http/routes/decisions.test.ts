import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { expectRefusal, SIGNED_OUT, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as, visitor } = await httpServer(testClock());
const { owner, admin, manager, erin, ezra } = await testOrganization();
const stranger = await foundTestOrganization();
const lea = await hire(owner, "Lea", "Employee", { managerId: manager.userId });
const low = await hire(owner, "Low", "Employee", { managerId: lea.userId });
const other = await hire(owner, "Otto", "Manager", { managerId: owner.userId });

const path = "/api/pto-requests";
const browsers = new Map<string, Awaited<ReturnType<typeof as>>>();
async function browserOf(person: { email: string }) {
  const browser = browsers.get(person.email) ?? (await as(person));
  browsers.set(person.email, browser);
  return browser;
}

const FORBIDDEN: Refused = [403, "not_yours_to_decide", "This request isn't yours to decide"];
const NOT_FOUND: Refused = [404, "not_found", "The request was not found"];
const UNKNOWN = "00000000-0000-4000-8000-000000000000";

let day = 0;
async function requestOf(person: { email: string }, type = "vacation"): Promise<string> {
  const date = new Date(Date.UTC(2027, 2, 2 + 7 * Math.floor(day / 4) + (day++ % 4))).toISOString().slice(0, 10);
  const { body } = await (await browserOf(person)).send("POST", path, { type, startDate: date, endDate: date });
  expect(body).toMatchObject({ status: "pending" });
  return body.id;
}
const patch = async (person: { email: string }, id: string, body: unknown) =>
  (await browserOf(person)).send("PATCH", `${path}/${id}`, body);
const entriesOf = async (id: string) =>
  (await database().pool.query("SELECT kind, minutes, actor_id FROM ledger_entries WHERE request_id = $1", [id])).rows;

describe("permission to decide", () => {
  test.each<[string, { email: string; userId: string }, { email: string }]>([
    ["the manager", manager, erin],
    ["an Admin", admin, erin],
    ["the Owner", owner, erin],
    ["a manager above a manager without the role", manager, low],
    ["an Admin deciding for the Owner", admin, owner],
    ["the Owner deciding for an Admin", owner, admin],
  ])("%s approves", async (_, decider, person) => {
    const id = await requestOf(person);
    const { status, body } = await patch(decider, id, { status: "approved" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: "approved", decidedAt: "2027-03-01T15:00:00.000Z", days: 1 });
    expect(await entriesOf(id)).toEqual([{ kind: "usage", minutes: -480, actor_id: decider.userId }]);
  });

  test.each<[string, { email: string }, { email: string }]>([
    ["a manager of other people", other, erin],
    ["a manager deciding for the person above them", manager, owner],
    ["a manager deciding for themselves", manager, manager],
    ["an Admin deciding for themselves", admin, admin],
    ["the Owner deciding for themselves while there is an Admin", owner, owner],
  ])("is refused to %s", async (_, decider, person) => {
    const id = await requestOf(person);
    await browserOf(decider);
    await expectRefusal(() => patch(decider, id, { status: "approved" }), FORBIDDEN);
    await expectRefusal(() => patch(decider, id, { status: "rejected" }), FORBIDDEN);
    expect((await patch(person, id, { status: "cancelled" })).status).toBe(200);
  });

  test("an Employee decides for nobody, even if people report to them, and is refused before the body is checked", async () => {
    const id = await requestOf(low);
    await browserOf(lea);
    const error = "You need Manager, Admin, or Owner permissions to approve or reject requests";
    for (const body of [{ status: "approved" }, { status: "rejected" }, {}, { status: "nonsense" }]) {
      await expectRefusal(() => patch(lea, id, body), [403, "forbidden", error]);
      await expectRefusal(() => patch(low, id, body), [403, "forbidden", error]);
      await expectRefusal(() => patch(low, UNKNOWN, body), [403, "forbidden", error]);
    }
  });

  test("a visitor decides nothing", async () => {
    const id = await requestOf(erin);
    for (const status of ["approved", "rejected", "cancelled", "nonsense"]) {
      await expectRefusal(() => visitor().send("PATCH", `${path}/${id}`, { status }), SIGNED_OUT);
    }
  });

  test("a sole Owner decides their own request, and the audit log marks it", async () => {
    const alone = await foundTestOrganization();
    const id = await requestOf(alone);
    expect((await patch(alone, id, { status: "approved" })).body).toMatchObject({ status: "approved" });
    expect(await lastAuditEntry(alone.organizationId)).toMatchObject({
      actorId: alone.userId,
      action: "decideRequest",
      after: { status: "approved", byThemself: true },
    });
  });

  test("unknown requests and those of another organization are not found", async () => {
    const foreign = await requestOf(stranger);
    for (const id of [UNKNOWN, foreign, "not-an-id", "1"]) {
      for (const status of ["approved", "rejected", "cancelled"]) {
        const answer = await patch(admin, id, { status, rejectionReason: "x" });
        expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
      }
    }
    await expectRefusal(() => patch(admin, foreign, { status: "approved" }), NOT_FOUND);
    await expectRefusal(() => patch(admin, UNKNOWN, { status: "approved" }), NOT_FOUND);
    await expectRefusal(() => patch(admin, foreign, { status: "cancelled" }), NOT_FOUND);
  });
});

const late = (how: string, name: string): Refused => [
  409,
  "already_decided",
  `This request was already ${how} by ${name}`,
];

describe("a decision", () => {
  test("to approve moves the days from pending to used, and is audited", async () => {
    const nina = await hire(owner, "Nina", "Employee", { managerId: manager.userId });
    const id = await requestOf(nina);
    const before = (await (await browserOf(nina)).get("/api/pto-balances")).body[0];
    expect(before).toMatchObject({ balance: 20, used: 0, pending: 1, available: 19 });
    await patch(manager, id, { status: "approved" });
    const after = (await (await browserOf(nina)).get("/api/pto-balances")).body[0];
    expect(after).toMatchObject({ balance: 19, used: 1, pending: 0, available: 19, total: 20 });
    expect(await lastAuditEntry(owner.organizationId)).toEqual({
      actorId: manager.userId,
      source: "web",
      action: "decideRequest",
      subjectKind: "request",
      subjectId: id,
      before: { status: "pending" },
      after: { status: "approved" },
    });
  });

  test("to reject takes an optional reason, returns the days, and posts nothing", async () => {
    const id = await requestOf(ezra, "personal");
    const { body } = await patch(manager, id, { status: "rejected", rejectionReason: " Release week \n" });
    expect(body).toMatchObject({ status: "rejected", decidedByName: "Mona", rejectionReason: "Release week" });
    expect(await entriesOf(id)).toEqual([]);
    const balances = (await (await browserOf(ezra)).get("/api/pto-balances")).body;
    expect(balances[2]).toMatchObject({ type: "personal", balance: 3, pending: 0, available: 3 });
    const silent = await requestOf(ezra);
    expect((await patch(manager, silent, { status: "rejected" })).body).toMatchObject({ rejectionReason: null });
  });

  test("with another status is refused and changes nothing", async () => {
    const id = await requestOf(erin);
    const text = "Status must be approved, rejected, or cancelled";
    for (const status of [undefined, null, "", "pending", "APPROVED", 1, true, ["approved"], { status: "approved" }]) {
      await expectRefusal(() => patch(manager, id, { status }), [400, "invalid_input", text, { status: text }]);
    }
    const long = "Rejection reason must be at most 2,000 characters";
    await expectRefusal(
      () => patch(manager, id, { status: "rejected", rejectionReason: "x".repeat(2001) }),
      [400, "invalid_input", long, { rejectionReason: long }],
    );
  });

  test("is final: later ones are refused with the name of the first decider", async () => {
    const approved = await requestOf(erin);
    await patch(manager, approved, { status: "approved" });
    for (const status of ["approved", "rejected"]) {
      await expectRefusal(() => patch(owner, approved, { status }), late("approved", "Mona"));
    }
    await expectRefusal(() => patch(erin, approved, { status: "cancelled" }), late("approved", "Mona"));

    const rejected = await requestOf(erin);
    await patch(admin, rejected, { status: "rejected" });
    await expectRefusal(() => patch(manager, rejected, { status: "approved" }), late("rejected", "Ada"));
    await expectRefusal(() => patch(erin, rejected, { status: "cancelled" }), late("rejected", "Ada"));

    const cancelled = await requestOf(erin);
    await patch(erin, cancelled, { status: "cancelled" });
    await expectRefusal(() => patch(manager, cancelled, { status: "approved" }), late("cancelled", "Erin"));
    await expectRefusal(() => patch(erin, cancelled, { status: "cancelled" }), late("cancelled", "Erin"));
  });
});
