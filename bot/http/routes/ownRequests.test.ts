import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { expectRefusal, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { as, visitor } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const { organizationId } = owner;
const path = "/api/pto-requests";

let hired = 0;
async function aPerson() {
  const person = await hire(owner, `New${++hired}`, "Employee", { managerId: manager.userId });
  return { person, browser: await as(person) };
}

const vacation = (startDate: string, endDate = startDate, more: object = {}) => ({
  type: "vacation",
  startDate,
  endDate,
  ...more,
});

describe("POST /api/pto-requests", () => {
  test("responds with 201 and a pending request that reserves its days", async () => {
    const { person, browser } = await aPerson();
    const wanted = vacation("2027-03-01", "2027-03-08", { notes: " The sea \n", isHalfDay: false });
    const { status, body } = await browser.send("POST", path, wanted);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: "vacation",
      startDate: "2027-03-01",
      endDate: "2027-03-08",
      notes: "The sea",
      isHalfDay: false,
      status: "pending",
      version: 1,
      days: 6,
      submittedAt: "2027-03-01T15:00:00.000Z",
      decidedAt: null,
      decidedByName: null,
      isDecidedByOwner: false,
      rejectionReason: null,
    });
    const [balance] = (await browser.get("/api/pto-balances")).body;
    expect(balance).toMatchObject({ type: "vacation", balance: 20, used: 0, pending: 6, available: 14 });
    expect(await lastAuditEntry(organizationId)).toEqual({
      actorId: person.userId,
      source: "web",
      action: "submitRequest",
      subjectKind: "request",
      subjectId: body.id,
      before: null,
      after: { type: "vacation", startDate: "2027-03-01", endDate: "2027-03-08", isHalfDay: false, minutes: 2880 },
    });
    const { rows } = await database().pool.query(
      "SELECT date::text, minutes FROM pto_request_days WHERE request_id = $1 ORDER BY date",
      [body.id],
    );
    expect(rows.map((day: { date: string }) => day.date)).toEqual(
      ["01", "02", "03", "04", "05", "08"].map((day) => `2027-03-${day}`),
    );
  });

  test.each([
    ["Owner", owner],
    ["Admin", admin],
    ["Manager", manager],
    ["Employee", erin],
  ])("is open to the role %s", async (_, person) => {
    const { status, body } = await (await as(person)).send("POST", path, vacation("2027-06-01"));
    expect([status, body.days, body.notes, body.isHalfDay]).toEqual([201, 1, null, false]);
  });

  test("charges half a day for a half-day request", async () => {
    const { browser } = await aPerson();
    const { body } = await browser.send("POST", path, vacation("2027-03-03", "2027-03-03", { isHalfDay: true }));
    expect(body).toMatchObject({ isHalfDay: true, days: 0.5 });
  });

  test("ignores fields of the body that the server sets", async () => {
    const { browser, person } = await aPerson();
    const forged = { status: "approved", days: 0, userId: ezra.userId, organizationId: "x", id: "x" };
    const { body } = await browser.send("POST", path, { ...vacation("2027-03-03"), ...forged });
    expect(body).toMatchObject({ status: "pending", days: 1 });
    const { rows } = await database().pool.query("SELECT user_id FROM pto_requests WHERE id = $1", [body.id]);
    expect(rows).toEqual([{ user_id: person.userId }]);
  });

  test("is 401 for visitors, with any body", async () => {
    await expectRefusal(() => visitor().send("POST", path, vacation("2027-03-03")), SIGNED_OUT);
    await expectRefusal(() => visitor().send("POST", path, {}), SIGNED_OUT);
    await expectRefusal(() => visitor().send("POST", path, "{broken"), SIGNED_OUT);
  });

  test("reports each missing field", async () => {
    const { browser } = await aPerson();
    const [type, startDate, endDate] = ["Please select a PTO type", "Start date is required", "End date is required"];
    await expectRefusal(
      () => browser.send("POST", path, {}),
      [400, "invalid_input", "Please select a PTO type", { type, startDate, endDate }],
    );
    await expectRefusal(
      () => browser.send("POST", path, { type: "holiday", startDate: "2027-03-03", endDate: "2027-03-03" }),
      [400, "invalid_input", type, { type }],
    );
  });

  const order = "End date must be on or after start date";
  const half = "A half day is only possible on a single weekday";
  const past = "Start date cannot be in the past";
  const late = "Start date must be February 22, 2027, or later";
  test.each<[string, object, string, string, Record<string, string>]>([
    ["an end before the start", vacation("2027-03-05", "2027-03-04"), "invalid_input", order, { endDate: order }],
    [
      "a half day over two dates",
      vacation("2027-03-04", "2027-03-05", { isHalfDay: true }),
      "invalid_input",
      half,
      { isHalfDay: half },
    ],
    [
      "a half day on a Saturday",
      vacation("2027-03-06", "2027-03-06", { isHalfDay: true }),
      "half_day_impossible",
      half,
      { isHalfDay: half },
    ],
    ["yesterday", vacation("2027-02-28", "2027-03-02"), "start_in_past", past, { startDate: past }],
    [
      "last year, as sick leave",
      { ...vacation("2026-03-02"), type: "sick" },
      "start_in_past",
      late,
      { startDate: late },
    ],
  ])("refuses %s", async (_, wanted, code, text, fields) => {
    const { browser } = await aPerson();
    await expectRefusal(() => browser.send("POST", path, wanted), [400, code, text, fields]);
  });

  test("refuses a weekend with 422", async () => {
    const { browser } = await aPerson();
    await expectRefusal(
      () => browser.send("POST", path, vacation("2027-03-06", "2027-03-07")),
      [422, "costs_nothing", "Request must include at least one business day or a valid half-day"],
    );
  });

  test("refuses dates that overlap a pending or approved request with 409, but not those of a closed one", async () => {
    const { browser } = await aPerson();
    const { body } = await browser.send("POST", path, vacation("2027-03-03", "2027-03-05"));
    const again = () => browser.send("POST", path, { ...vacation("2027-03-05", "2027-03-08"), type: "personal" });
    const overlap = "You already have a PTO request for these dates";
    await expectRefusal(again, [409, "overlap", overlap]);
    const boss = await as(manager);
    await boss.send("PATCH", `${path}/${body.id}`, { status: "approved" });
    await expectRefusal(again, [409, "overlap", overlap]);
    await (await as(admin)).send("PATCH", `${path}/${body.id}`, { status: "cancelled", rejectionReason: "Called in" });
    expect((await again()).status).toBe(201);
  });

  test("refuses more days than are available after pending requests with 422", async () => {
    const { browser } = await aPerson();
    await browser.send("POST", path, { ...vacation("2027-03-03", "2027-03-04"), type: "personal" });
    await expectRefusal(
      () => browser.send("POST", path, { ...vacation("2027-03-08", "2027-03-09"), type: "personal" }),
      [422, "insufficient_balance", "You only have 1 days available for personal leave"],
    );
    expect((await browser.send("POST", path, { ...vacation("2027-03-08"), type: "personal" })).status).toBe(201);
  });

  test("checks the past, the cost, the overlap, and the balance in this order", async () => {
    const { browser } = await aPerson();
    await browser.send("POST", path, vacation("2027-03-03"));
    const codeOf = async (wanted: object) => (await browser.send("POST", path, wanted)).body.code;
    expect(await codeOf(vacation("2027-02-27", "2027-02-28"))).toBe("start_in_past");
    expect(await codeOf(vacation("2027-03-06", "2027-03-07"))).toBe("costs_nothing");
    expect(await codeOf(vacation("2027-03-01", "2027-06-30"))).toBe("overlap");
    expect(await codeOf(vacation("2027-04-01", "2027-06-30"))).toBe("insufficient_balance");
    expect(await codeOf(vacation("2029-04-02"))).toBe("too_far_ahead");
  });
});

describe("GET /api/pto-requests", () => {
  test("lists only your own requests, newest first", async () => {
    const { browser } = await aPerson();
    expect((await browser.get(path)).body).toEqual([]);
    const ids: string[] = [];
    for (const [moment, date] of [
      ["2027-03-01", "2027-05-03"],
      ["2027-03-02", "2027-04-01"],
      ["2027-03-03", "2027-06-01"],
    ] as const) {
      clock.set(moment);
      ids.unshift((await browser.send("POST", path, vacation(date))).body.id);
    }
    clock.set("2027-03-01");
    const { status, body } = await browser.get(path);
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(body[0].submittedAt).toBe("2027-03-03T15:00:00.000Z");
  });

  test("returns a request unchanged", async () => {
    const { browser } = await aPerson();
    const { body } = await browser.send("POST", path, vacation("2027-03-04", "2027-03-05", { notes: "a\nb" }));
    expect((await browser.get(path)).body).toEqual([body]);
  });

  test("shows who decided, when, and the reason", async () => {
    const { browser } = await aPerson();
    const { body } = await browser.send("POST", path, vacation("2027-03-04"));
    await (await as(manager)).send("PATCH", `${path}/${body.id}`, { status: "rejected", rejectionReason: "Too busy" });
    expect((await browser.get(path)).body).toEqual([
      {
        ...body,
        status: "rejected",
        decidedAt: "2027-03-01T15:00:00.000Z",
        decidedByName: "Mona",
        rejectionReason: "Too busy",
      },
    ]);
  });

  test("is 401 for visitors", async () => {
    await expectRefusal(() => visitor().get(path), SIGNED_OUT);
    await expectRefusal(() => visitor().get(`${path}?view=team&status=pending`), SIGNED_OUT);
  });
});
