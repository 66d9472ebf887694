import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { expectRefusal, SIGNED_OUT, type Refused } from "#tests/asserting/expectRefusal.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { as, visitor } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const stranger = await foundTestOrganization("Elsewhere");
const { organizationId } = owner;
const [asOwner, asAdmin, asManager, asErin] = [await as(owner), await as(admin), await as(manager), await as(erin)];

const NO_ID = "01890000-0000-7000-8000-000000000000";
const USER_MISSING: Refused = [404, "not_found", "The person was not found"];

const untouched = (type: string, days: number) => ({
  id: expect.any(String),
  type,
  balance: days,
  accrued: days,
  used: 0,
  total: days,
  pending: 0,
  available: days,
  isUnlimited: false,
  leaveYear: 2027,
  nextYear: null,
});
const fresh = [untouched("vacation", 20), untouched("sick", 10), untouched("personal", 3)];

async function idsOf(browser: Browser): Promise<{ vacation: string; sick: string }> {
  const { body } = await browser.get("/api/pto-balances");
  return { vacation: body[0].id, sick: body[1].id };
}

const book = async (browser: Browser, startDate: string, endDate: string, isHalfDay = false): Promise<string> => {
  const body = { type: "vacation", startDate, endDate, isHalfDay };
  return (await browser.send("POST", "/api/pto-requests", body)).body.id;
};
const approve = (id: string) => asManager.send("PATCH", `/api/pto-requests/${id}`, { status: "approved" });

const adjust = (by: Browser, id: string, body: object) => by.send("PATCH", `/api/pto-balances/${id}/adjust`, body);

describe("GET /api/pto-balances", () => {
  test("has vacation, sick, and personal leave of the leave year, for every role", async () => {
    for (const browser of [asOwner, asAdmin, asManager, asErin]) {
      const { status, body } = await browser.get("/api/pto-balances");
      expect(status).toBe(200);
      expect(body).toEqual(fresh);
    }
  });

  test("has pending, then used days, and the next year once it has a booking", async () => {
    const zack = await hire(owner, "Zack", "Employee", { managerId: manager.userId });
    const browser = await as(zack);
    const half = await book(browser, "2027-04-05", "2027-04-05", true);
    const overNewYear = await book(browser, "2027-12-30", "2028-01-04");
    const vacation = async () => (await browser.get("/api/pto-balances")).body[0];
    const { id } = await vacation();
    expect(await vacation()).toEqual({
      ...untouched("vacation", 20),
      pending: 2.5,
      available: 17.5,
      nextYear: { ...untouched("vacation", 0), nextYear: undefined, id, leaveYear: 2028, pending: 2, available: -2 },
    });
    await approve(half);
    await approve(overNewYear);
    const nextYear = { ...untouched("vacation", 0), nextYear: undefined, id, leaveYear: 2028 };
    expect(await vacation()).toEqual({
      ...untouched("vacation", 20),
      balance: 17.5,
      used: 2.5,
      available: 17.5,
      nextYear: { ...nextYear, balance: -2, used: 2, available: -2 },
    });
  });

  test("is 401 for visitors", async () => {
    await expectRefusal(() => visitor().get("/api/pto-balances"), SIGNED_OUT);
  });
});

describe("GET /api/users/{id}/balances", () => {
  test("shows Managers and above what the person sees", async () => {
    const { body: own } = await (await as(ezra)).get("/api/pto-balances");
    for (const browser of [asOwner, asAdmin, asManager]) {
      expect(await browser.get(`/api/users/${ezra.userId}/balances`)).toMatchObject({ status: 200, body: own });
    }
  });

  test("is refused to Employees, even for their own id or a missing one", async () => {
    for (const id of [ezra.userId, erin.userId, NO_ID, "nonsense"]) {
      await expectRefusal(
        () => asErin.get(`/api/users/${id}/balances`),
        [403, "forbidden", "You need Manager, Admin, or Owner permissions to view team"],
      );
    }
    await expectRefusal(() => visitor().get(`/api/users/${erin.userId}/balances`), SIGNED_OUT);
  });

  test("does not find people who are missing or in another organization", async () => {
    for (const id of [NO_ID, stranger.userId]) {
      await expectRefusal(() => asOwner.get(`/api/users/${id}/balances`), USER_MISSING);
    }
  });
});

describe("PATCH /api/pto-balances/{id}/adjust", () => {
  test("adds and subtracts days, responds with the balance, and audits the reason by reference", async () => {
    const browser = await as(ezra);
    const { vacation } = await idsOf(browser);
    const more = await adjust(asAdmin, vacation, { adjustment: 2.5, reason: " Worked on <i>Sunday</i> " });
    expect(more.status).toBe(200);
    expect(more.body).toEqual({
      ...untouched("vacation", 20),
      id: vacation,
      balance: 22.5,
      total: 22.5,
      available: 22.5,
    });
    expect((await browser.get("/api/pto-balances")).body[0]).toEqual(more.body);
    const entry = await lastAuditEntry(organizationId);
    expect(entry).toEqual({
      actorId: admin.userId,
      source: "web",
      action: "adjustBalance",
      subjectKind: "balance",
      subjectId: vacation,
      before: null,
      after: { userId: ezra.userId, type: "vacation", minutes: 1200, reasonId: expect.any(String) },
    });
    const less = await adjust(asOwner, vacation, { adjustment: "-23", reason: "A mistake" });
    expect(less.body).toMatchObject({ balance: -0.5, accrued: 20, available: -0.5 });
  });

  test("takes effect once when it is repeated under its key, also at the same time", async () => {
    const zoe = await hire(owner, "Zoe", "Employee");
    const { vacation, sick } = await idsOf(await as(zoe));
    const wanted = { adjustment: 5, reason: "Moved house", idempotencyKey: "undo:Zoe" };
    const answers = await Promise.all([1, 2, 3].map(() => adjust(asAdmin, vacation, wanted)));
    expect(answers.map(({ status, body }) => [status, body.balance])).toEqual([1, 2, 3].map(() => [200, 25]));
    const text = "An earlier attempt was already saved with different values. Check it before you try again.";
    const used: Refused = [409, "idempotency_key_used", text, { idempotencyKey: text }];
    for (const [id, other] of [
      [vacation, { adjustment: 6 }],
      [vacation, { reason: "A gift" }],
      [sick, {}],
    ] as const) {
      await expectRefusal(() => adjust(asAdmin, id, { ...wanted, ...other }), used);
    }
    expect((await adjust(asOwner, vacation, wanted)).body.balance).toBe(30);
    const ofEzra = await idsOf(await as(ezra));
    expect((await adjust(asAdmin, ofEzra.sick, wanted)).status).toBe(200);
    const { rows } = await database().pool.query("SELECT source_key FROM ledger_entries WHERE kind = 'adjustment'");
    expect(JSON.stringify(rows)).not.toContain("Zoe");
  });

  test.each<[string, object, Record<string, string>]>([
    ["nothing", { adjustment: 0 }, { adjustment: "Please enter an adjustment amount" }],
    ["no amount", { adjustment: undefined }, { adjustment: "Please enter an adjustment amount" }],
    ["no reason", { reason: "  " }, { reason: "Please provide a reason for this adjustment" }],
    ["a thousandth of a day", { adjustment: 0.255 }, { adjustment: "Adjustment must be a multiple of 0.01" }],
    ["NaN", { adjustment: "NaN" }, { adjustment: "Adjustment must be a number" }],
    ["a huge number", { adjustment: 1e300 }, { adjustment: "Adjustment must be at most 10000" }],
    ["a number that overflows", { adjustment: -1e15 }, { adjustment: "Adjustment must be at least -10000" }],
    ["a reason that is too long", { reason: "x".repeat(501) }, { reason: "Reason must be at most 500 characters" }],
  ])("refuses %s", async (_, wrong, fields) => {
    const { sick } = await idsOf(asErin);
    const [first = ""] = Object.values(fields);
    await expectRefusal(
      () => adjust(asAdmin, sick, { adjustment: 1, reason: "A reason", ...wrong }),
      [400, "invalid_input", first, fields],
    );
  });

  test("is refused for your own balance if another Admin or Owner exists", async () => {
    const lone = await as(stranger);
    for (const browser of [asAdmin, asOwner]) {
      const { sick } = await idsOf(browser);
      await expectRefusal(
        () => adjust(browser, sick, { adjustment: 1, reason: "For me" }),
        [403, "own_balance", "Ask another Admin or Owner to adjust your balance"],
      );
    }
    const { status, body } = await adjust(lone, (await idsOf(lone)).sick, { adjustment: 1, reason: "For me" });
    expect([status, body.balance]).toEqual([200, 11]);
  });

  test("does not find balances that are missing or in another organization, even for an Owner", async () => {
    const { sick } = await idsOf(await as(stranger));
    for (const id of [NO_ID, sick]) {
      await expectRefusal(
        () => adjust(asOwner, id, { adjustment: 1, reason: "A reason" }),
        [404, "not_found", "The balance was not found"],
      );
    }
    expect((await adjust(asOwner, "nonsense", { adjustment: 1, reason: "A reason" })).status).toBe(404);
  });

  test("is for Admins and Owners, with any body", async () => {
    const { sick } = await idsOf(asErin);
    for (const browser of [asErin, asManager]) {
      await expectRefusal(
        () => adjust(browser, sick, { adjustment: 0 }),
        [403, "forbidden", "You need Admin or Owner permissions to adjust balances"],
      );
    }
    await expectRefusal(() => adjust(visitor(), sick, {}), SIGNED_OUT);
  });
});
