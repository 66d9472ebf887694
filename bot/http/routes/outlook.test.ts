import { describe, expect, test } from "@jest/globals";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { expectRefusal, type Refused, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { as, visitor } = await httpServer(clock);
const { owner, manager, erin, ezra } = await testOrganization();
const stranger = await foundTestOrganization("Far Away");
const [asErin, asEzra, asManager] = [await as(erin), await as(ezra), await as(manager)];
const monthly = await anOfficeOf(owner, {
  vacation: { accrualAmount: 24, accrualTiming: "monthly_increments", carryOverDays: 5, maxBalance: 20 },
});
const mia = await hire(owner, "Mia", "Employee", { officeId: monthly.officeId, managerId: manager.userId });
const NOT_BELOW: Refused = [403, "forbidden", "You can only view balances of people in your reporting line"];
const notTheirs = await hire(owner, "Nils", "Employee");
const asMia = await as(mia);
const outlook = (id: string, query = "type=vacation") => `/api/users/${id}/balance-outlook?${query}`;
const reached = async (days: number) =>
  (await asMia.get(outlook(mia.userId, `type=vacation&days=${days}`))).body.reachedOn;
const NO_ID = "01890000-0000-7000-8000-000000000000";

describe("GET /api/pto-balances?asOf=", () => {
  const path = "/api/pto-balances";
  const on = async (asOf: string) => (await asMia.get(`${path}?asOf=${asOf}`)).body[0];

  test("predicts a day's balances if nothing else is booked", async () => {
    expect(await on("2027-03-01")).toMatchObject({ leaveYear: 2027, balance: 6, available: 6 });
    expect(await on("2027-03-31")).toMatchObject({ balance: 6 });
    expect(await on("2027-06-01")).toMatchObject({ balance: 12, accrued: 12, total: 12 });
    expect(await on("2027-12-31")).toMatchObject({ leaveYear: 2027, balance: 20 });
    expect(await on("2028-01-01")).toMatchObject({ leaveYear: 2028, balance: 7, accrued: 7 });
    expect(await on("2029-03-01")).toMatchObject({ leaveYear: 2029, balance: 11 });
    expect((await asMia.get(path)).body[0]).toMatchObject({ balance: 6 });
  });

  test("includes booked and pending leave", async () => {
    const person = await as(await hire(owner, "Ned", "Employee", { officeId: monthly.officeId }));
    await person.send("POST", "/api/pto-requests", {
      type: "vacation",
      startDate: "2027-03-08",
      endDate: "2027-03-10",
    });
    const { body } = await person.get(`${path}?asOf=2027-06-01`);
    expect(body[0]).toMatchObject({ balance: 12, pending: 3, available: 9 });
  });

  test("is for Managers about people below them", async () => {
    const theirs = `/api/users/${mia.userId}/balances?asOf=2027-06-01`;
    expect((await asManager.get(theirs)).body[0]).toMatchObject({ balance: 12 });
    await expectRefusal(() => asManager.get(`/api/users/${notTheirs.userId}/balances`), NOT_BELOW);
    await expectRefusal(
      () => asErin.get(theirs),
      [403, "forbidden", "You need Manager, Admin, or Owner permissions to view team"],
    );
  });

  test.each([
    ["soon", "As of must be a real date, like 2027-03-01", "invalid_input"],
    ["2027-02-29", "As of must be a real date, like 2027-03-01", "invalid_input"],
    ["2027-02-28", "As of must be today or later", "not_foreseeable"],
    ["2029-03-02", "As of must be Mar 01, 2029, or earlier", "not_foreseeable"],
  ])("refuses %s", async (asOf, text, code) => {
    await expectRefusal(() => asMia.get(`${path}?asOf=${asOf}`), [400, code, text, { asOf: text }]);
    const theirs = `/api/users/${mia.userId}/balances?asOf=${asOf}`;
    await expectRefusal(() => asManager.get(theirs), [400, code, text, { asOf: text }]);
  });
});

describe("GET /api/users/{id}/balance-outlook", () => {
  test("has the next accrual, the expiring days with their date, and the limit of carried-over days", async () => {
    const { status, body } = await asMia.get(outlook(mia.userId));
    expect(status).toBe(200);
    expect(body).toEqual({
      type: "vacation",
      leaveYear: 2027,
      isUnlimited: false,
      available: 6,
      pending: 0,
      next: { on: "2027-04-01", days: 2, lost: 0 },
      expiry: { on: "2028-01-01", lastDay: "2027-12-31", days: 15, limit: 5 },
      lots: [{ source: "granted", grant: null, days: 6, left: 6, usableFrom: null, expiresOn: null }],
      owed: 0,
      limit: null,
      carryOverDays: 5,
      maxBalance: 20,
    });
    expect((await asErin.get(outlook(erin.userId))).body).toMatchObject({
      next: { on: "2028-01-01", days: 20 },
      expiry: { on: "2028-01-01", days: 15 },
      maxBalance: null,
    });
  });

  test("has the day on which a number of days will be available", async () => {
    expect(await reached(6)).toBe("2027-03-01");
    expect(await reached(6.5)).toBe("2027-04-01");
    expect(await reached(14)).toBe("2027-07-01");
    expect(await reached(20)).toBe("2027-10-01");
    expect(await reached(20.5)).toBeNull();
  });

  test("is for yourself, and for Managers about people below them", async () => {
    for (const path of ["balance-outlook?type=vacation", "ledger"]) {
      await expectRefusal(() => asManager.get(`/api/users/${notTheirs.userId}/${path}`), NOT_BELOW);
      await expectRefusal(() => asManager.get(`/api/users/${owner.userId}/${path}`), NOT_BELOW);
    }
    expect((await asManager.get(outlook(mia.userId))).status).toBe(200);
    await expectRefusal(
      () => asEzra.get(outlook(mia.userId, "type=nothing")),
      [403, "forbidden", "You can only view your own ledger"],
    );
    await expectRefusal(() => visitor().get(outlook(mia.userId)), SIGNED_OUT);
    for (const id of [NO_ID, stranger.userId]) {
      await expectRefusal(() => asManager.get(outlook(id)), [404, "not_found", "The person was not found"]);
    }
  });

  test("refuses an unknown leave type and invalid days", async () => {
    const type = "Type must be vacation, sick, or personal";
    await expectRefusal(() => asMia.get(outlook(mia.userId, "type=unpaid")), [400, "invalid_input", type, { type }]);
    for (const [days, text] of [
      ["0", "Days must be at least 0.5"],
      ["0.3", "Days must be at least 0.5"],
      ["1.3", "Days must be a multiple of 0.5"],
      ["1000.5", "Days must be at most 1000"],
      ["many", "Days must be a number"],
    ] as const) {
      const query = outlook(mia.userId, `type=vacation&days=${days}`);
      await expectRefusal(() => asMia.get(query), [400, "invalid_input", text, { days: text }]);
    }
  });
});
