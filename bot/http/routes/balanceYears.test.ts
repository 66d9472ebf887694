import { describe, expect, test } from "@jest/globals";
import { expectRefusal, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock("2027-12-06");
const { as, visitor } = await httpServer(clock);
const { owner, manager, erin } = await testOrganization();
const asOwner = await as(owner);
const path = "/api/pto-balances";

const submit = (browser: typeof asOwner, type: string, startDate: string, endDate = startDate) =>
  browser.send("POST", "/api/pto-requests", { type, startDate, endDate });
const approve = (id: string) => asOwner.send("PATCH", `/api/pto-requests/${id}`, { status: "approved" });
const fresh = (days: number) => ({ balance: days, accrued: days, used: 0, total: days, pending: 0, available: days });

describe("GET /api/pto-balances", () => {
  test("responds with vacation, sick, and personal leave of this leave year", async () => {
    const { status, body } = await (await as(erin)).get(path);
    expect(status).toBe(200);
    const shared = { id: expect.any(String), isUnlimited: false, leaveYear: 2027, nextYear: null };
    expect(body).toEqual([
      { ...shared, type: "vacation", ...fresh(20) },
      { ...shared, type: "sick", ...fresh(10) },
      { ...shared, type: "personal", ...fresh(3) },
    ]);
    await expectRefusal(() => visitor().get(path), SIGNED_OUT);
  });

  test("a December request for January appears in nextYear, first as pending, then as used", async () => {
    const person = await hire(owner, "Dec", "Employee", { managerId: manager.userId });
    const browser = await as(person);
    const { body: request } = await submit(browser, "vacation", "2028-01-10", "2028-01-14");
    const [vacation, sick] = (await browser.get(path)).body;
    expect(vacation).toMatchObject({ leaveYear: 2027, ...fresh(20) });
    const next = { id: vacation.id, type: "vacation", isUnlimited: false, leaveYear: 2028 };
    expect(vacation.nextYear).toEqual({
      ...next,
      balance: 0,
      accrued: 0,
      used: 0,
      total: 0,
      pending: 5,
      available: -5,
    });
    expect(sick.nextYear).toBeNull();
    await approve(request.id);
    const [after] = (await browser.get(path)).body;
    expect(after).toMatchObject({ leaveYear: 2027, ...fresh(20) });
    expect(after.nextYear).toEqual({ ...next, balance: -5, accrued: 0, used: 5, total: 0, pending: 0, available: -5 });
    const seen = await (await as(manager)).get(`/api/users/${person.userId}/balances`);
    expect(seen.body[0]).toEqual(after);
  });

  test("leave over New Year charges each leave year its own days", async () => {
    const browser = await as(await hire(owner, "Eve"));
    const { body } = await submit(browser, "vacation", "2027-12-27", "2028-01-07");
    expect(body.days).toBe(10);
    expect((await browser.get(path)).body[0]).toMatchObject({ pending: 5, available: 15, nextYear: { pending: 5 } });
    await approve(body.id);
    expect((await browser.get(path)).body[0]).toMatchObject({ used: 5, balance: 15, nextYear: { used: 5 } });
  });

  test("a canceled request leaves no nextYear behind", async () => {
    const browser = await as(await hire(owner, "Pat"));
    const { body } = await submit(browser, "personal", "2028-02-01");
    expect((await browser.get(path)).body[2].nextYear).toMatchObject({ pending: 1 });
    await browser.send("PATCH", `/api/pto-requests/${body.id}`, { status: "cancelled" });
    expect((await browser.get(path)).body[2].nextYear).toBeNull();
  });
});

describe("booking across leave years", () => {
  test("a January booking that needs the carry-over keeps December from using it", async () => {
    const browser = await as(await hire(owner, "Cas"));
    const { body } = await submit(browser, "vacation", "2028-01-03", "2028-02-04");
    expect([body.status, body.days]).toEqual(["pending", 25]);
    clock.set("2027-12-07");
    const tooMuch = await submit(browser, "vacation", "2027-12-08", "2027-12-31");
    expect([tooMuch.status, tooMuch.body]).toEqual([
      422,
      { error: "You only have 15 days available for vacation leave", code: "insufficient_balance" },
    ]);
    expect((await submit(browser, "vacation", "2027-12-08", "2027-12-28")).status).toBe(201);
    clock.set("2027-12-06");
  });

  test("days that aren't carried over can't be booked for January", async () => {
    const browser = await as(await hire(owner, "Sid"));
    const { status, body } = await submit(browser, "personal", "2028-01-03", "2028-01-06");
    expect([status, body.error]).toEqual([422, "You only have 3 days available for personal leave"]);
    expect((await submit(browser, "personal", "2028-01-03", "2028-01-05")).status).toBe(201);
  });

  test("the leave year after next is too far ahead", async () => {
    const { status, body } = await submit(await as(erin), "vacation", "2029-01-08");
    expect([status, body]).toEqual([
      422,
      { error: "You can only request leave through Dec 31, 2028", code: "too_far_ahead" },
    ]);
  });
});
