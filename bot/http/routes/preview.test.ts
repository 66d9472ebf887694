import { describe, expect, test } from "@jest/globals";
import { expectRefusal, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as, visitor } = await httpServer(testClock());
const { owner, admin, manager, erin, ezra } = await testOrganization();
const [asOwner, asErin, asEzra, asManager] = [await as(owner), await as(erin), await as(ezra), await as(manager)];

const holidays = `/api/offices/${owner.officeId}/holidays`;
await asOwner.send("POST", holidays, { name: "Memorial Day", date: "2027-05-31" });

const preview = (type: string, startDate: string, endDate = startDate, isHalfDay?: boolean) =>
  `/api/pto-requests/preview?${new URLSearchParams({ type, startDate, endDate, ...(isHalfDay ? { isHalfDay: "true" } : {}) })}`;
const submit = (browser: typeof asErin, type: string, startDate: string, endDate = startDate) =>
  browser.send("POST", "/api/pto-requests", { type, startDate, endDate });
const year = { leaveYear: 2027, carried: 0, accrued: 20, adjusted: 0, booked: 0, pending: 0, available: 20 };
const plain = {
  holidays: [],
  freeDates: [],
  earliestStart: "2027-03-01",
  conditions: [],
  balance: 20,
  available: 20,
  isUnlimited: false,
  approverName: "Mona",
  conflicts: [],
  refusals: [],
};

describe("GET /api/pto-requests/preview", () => {
  test("shows the cost, the balances, and the approver of a valid request", async () => {
    const { status, body } = await asErin.get(preview("vacation", "2027-03-01", "2027-03-08"));
    expect(status).toBe(200);
    expect(body).toEqual({
      ...plain,
      freeDates: ["2027-03-06", "2027-03-07"],
      days: 6,
      balanceAfter: 14,
      years: [{ ...year, days: 6, charged: 6, after: 14 }],
    });
  });

  test.each([
    ["Owner", owner, "Ada"],
    ["Admin", admin, "Owner"],
    ["Manager", manager, "Owner"],
    ["Employee", erin, "Mona"],
  ])("is open to the role %s, and names the first approver", async (_, person, approverName) => {
    const { status, body } = await (await as(person)).get(preview("sick", "2027-03-03"));
    expect([status, body.days, body.balance, body.approverName]).toEqual([200, 1, 10, approverName]);
  });

  test("counts half a day for a half-day request", async () => {
    const { body } = await asErin.get(preview("personal", "2027-03-03", "2027-03-03", true));
    expect(body).toEqual({
      ...plain,
      days: 0.5,
      balance: 3,
      available: 3,
      balanceAfter: 2.5,
      years: [{ ...year, accrued: 3, available: 3, days: 0.5, charged: 0.5, after: 2.5 }],
    });
  });

  test("names holidays that cost nothing", async () => {
    const { body } = await asErin.get(preview("vacation", "2027-05-31", "2027-06-04"));
    expect(body).toMatchObject({
      days: 4,
      holidays: [{ date: "2027-05-31", name: "Memorial Day" }],
      balanceAfter: 16,
    });
  });

  test("subtracts pending days", async () => {
    const person = await as(await hire(owner, "Pia"));
    await submit(person, "vacation", "2027-04-05", "2027-04-09");
    expect((await person.get(preview("vacation", "2027-04-12"))).body).toMatchObject({
      balance: 20,
      available: 15,
      balanceAfter: 14,
    });
  });

  test("shows the rest of a limit without grants, before and after dates are chosen", async () => {
    const limit = { unit: "day", consumption: { limit: { per: "year", amount: 5 } } } as const;
    const { officeId } = await aDocumentOffice(owner, limit);
    const person = await as(await hire(owner, "Lin", "Employee", { officeId }));
    await submit(person, "vacation", "2027-04-05", "2027-04-06");
    const { body } = await person.get("/api/pto-requests/preview?type=vacation");
    expect(body).toMatchObject({ balance: 5, available: 3, balanceAfter: 3 });
    const chosen = await person.get(preview("vacation", "2027-05-03"));
    const ofYear = { ...year, accrued: 5, pending: 2, available: 3, days: 1, charged: 1, after: 2 };
    expect(chosen.body).toMatchObject({ balance: 5, available: 3, balanceAfter: 2, years: [ofYear] });
  });

  test("subtracts pending days from the next leave year once under a policy document", async () => {
    const grants = [{ frequency: "yearly", amount: 20, carryOver: "none" }] as const;
    const { officeId } = await aDocumentOffice(owner, { unit: "day", grants: [...grants] });
    const person = await as(await hire(owner, "Nia", "Employee", { officeId }));
    await submit(person, "vacation", "2028-04-03", "2028-04-04");
    const ofYear = { ...year, leaveYear: 2028, pending: 2, available: 18, days: 1, charged: 1, after: 17 };
    expect((await person.get(preview("vacation", "2028-05-02"))).body).toMatchObject({ years: [ofYear] });
  });

  test("names teammates with approved or pending leave, without its type", async () => {
    await submit(asEzra, "sick", "2027-07-01", "2027-07-02");
    await submit(asManager, "vacation", "2027-07-02");
    const { body } = await asErin.get(preview("vacation", "2027-07-02", "2027-07-06"));
    expect(body.conflicts).toEqual([{ userName: "Ezra", startDate: "2027-07-01", endDate: "2027-07-02" }]);
    expect(body.refusal).toBeUndefined();
    expect((await asErin.get(preview("vacation", "2027-07-05"))).body.conflicts).toEqual([]);
  });

  test("stores nothing and changes no balance", async () => {
    const before = (await asErin.get("/api/pto-balances")).body;
    await asErin.get(preview("vacation", "2027-08-02", "2027-08-06"));
    expect((await asErin.get("/api/pto-balances")).body).toEqual(before);
    expect((await asErin.get("/api/pto-requests")).body).toEqual([]);
  });
});

describe("a preview of a request that would be refused", () => {
  const refusals: [string, string, object, object][] = [
    [
      "the past",
      preview("vacation", "2027-02-26", "2027-03-01"),
      { days: 2 },
      {
        error: "Start date cannot be in the past",
        code: "start_in_past",
        fields: { startDate: "Start date cannot be in the past" },
      },
    ],
    [
      "a weekend",
      preview("vacation", "2027-03-06", "2027-03-07"),
      { days: 0, balanceAfter: 20 },
      { error: "Request must include at least one business day or a valid half-day", code: "costs_nothing" },
    ],
    [
      "a holiday",
      preview("vacation", "2027-05-31"),
      { days: 0, holidays: [{ date: "2027-05-31", name: "Memorial Day" }] },
      { error: "Request must include at least one business day or a valid half-day", code: "costs_nothing" },
    ],
    [
      "too many days",
      preview("personal", "2027-03-08", "2027-03-12"),
      { days: 5, balance: 3, available: 3, balanceAfter: -2 },
      { error: "You only have 3 days available for personal leave", code: "insufficient_balance" },
    ],
    [
      "a half day on a Sunday",
      preview("vacation", "2027-03-07", "2027-03-07", true),
      { days: 0 },
      {
        error: "A half day is only possible on a single weekday",
        code: "half_day_impossible",
        fields: { isHalfDay: "A half day is only possible on a single weekday" },
      },
    ],
    [
      "the year after next",
      preview("vacation", "2029-01-08"),
      { days: 1 },
      { error: "You can only request leave through Dec 31, 2028", code: "too_far_ahead" },
    ],
  ];

  test.each(refusals)(
    "shows the figures and the refusal that a submission would get: %s",
    async (_, path, figures, refusal) => {
      const { status, body } = await asErin.get(path);
      expect(status).toBe(200);
      expect(body).toMatchObject({ ...figures, refusal });
      expect(body.refusal).toEqual(refusal);
      const { isHalfDay, ...wanted } = Object.fromEntries(new URL(path, "http://x").searchParams);
      const submitted = await asErin.send("POST", "/api/pto-requests", { ...wanted, isHalfDay: isHalfDay === "true" });
      expect(submitted.body).toEqual(refusal);
    },
  );

  test("reports the overlap with the person's own request", async () => {
    const person = await as(await hire(owner, "Olga"));
    await submit(person, "vacation", "2027-03-03");
    expect((await person.get(preview("sick", "2027-03-02", "2027-03-04"))).body.refusal).toEqual({
      error: "You already have a PTO request for these dates",
      code: "overlap",
    });
  });

  test("lists every reason at once, and names the overlapping request", async () => {
    const person = await as(await hire(owner, "Otto"));
    const other = (await submit(person, "vacation", "2027-03-03")).body;
    const { body } = await person.get(preview("personal", "2027-02-26", "2027-03-05"));
    const reasons = [
      {
        error: "Start date cannot be in the past",
        code: "start_in_past",
        fields: { startDate: "Start date cannot be in the past" },
      },
      {
        error: "You already have a PTO request for these dates",
        code: "overlap",
        request: {
          id: other.id,
          type: "vacation",
          status: "pending",
          startDate: "2027-03-03",
          endDate: "2027-03-03",
        },
      },
      { error: "You only have 3 days available for personal leave", code: "insufficient_balance" },
    ];
    expect(body).toMatchObject({ days: 6, available: 3, balanceAfter: -3, refusals: reasons });
    expect(body.refusals).toEqual(reasons);
    expect(body.refusal).toEqual(reasons[0]);
  });

  test("with only a type has the balance and the approver, and refuses nothing", async () => {
    const { status, body } = await asErin.get("/api/pto-requests/preview?type=personal");
    const has = { balance: 3, available: 3, balanceAfter: 3, approverName: "Mona" };
    expect([status, body]).toEqual([200, { ...plain, ...has, days: 0, years: [] }]);
  });

  test.each([
    ["nothing", "", "Please select a PTO type"],
    ["an unknown type", "type=nap&startDate=2027-03-01&endDate=2027-03-01", "Please select a PTO type"],
    ["no start", "type=sick&endDate=2027-03-01", "Start date is required"],
    ["no end", "type=sick&startDate=2027-03-01", "End date is required"],
    [
      "an invalid date",
      "type=sick&startDate=2027-02-30&endDate=2027-03-01",
      "Start date must be a real date, like 2027-03-01",
    ],
    [
      "an end before the start",
      "type=sick&startDate=2027-03-02&endDate=2027-03-01",
      "End date must be on or after start date",
    ],
    ["two types", "type=sick&type=vacation&startDate=2027-03-01&endDate=2027-03-01", "Please select a PTO type"],
  ])("with %s is 400", async (_, query, error) => {
    const { status, body } = await asErin.get(`/api/pto-requests/preview?${query}`);
    expect([status, body.code, body.error]).toEqual([400, "invalid_input", error]);
  });

  test("is 401 for visitors, with any query", async () => {
    await expectRefusal(() => visitor().get(preview("vacation", "2027-03-01")), SIGNED_OUT);
    await expectRefusal(() => visitor().get("/api/pto-requests/preview"), SIGNED_OUT);
  });
});

describe("a preview of next year", () => {
  test("includes its opening balance: 5 days carried over and 20 accrued", async () => {
    const person = await as(await hire(owner, "Nils"));
    const { body } = await person.get(preview("vacation", "2028-01-10", "2028-01-14"));
    expect(body).toMatchObject({ days: 5, balance: 25, available: 25, balanceAfter: 20 });
    await submit(person, "vacation", "2028-01-10", "2028-01-14");
    expect((await person.get(preview("vacation", "2028-02-01"))).body).toMatchObject({
      available: 20,
      balanceAfter: 19,
    });
  });

  test("checks leave over New Year in both years", async () => {
    const person = await as(await hire(owner, "Nora"));
    const { body } = await person.get(preview("personal", "2027-12-27", "2028-01-04"));
    expect(body).toMatchObject({
      days: 7,
      balance: 3,
      refusal: { error: "You only have 3 days available for personal leave", code: "insufficient_balance" },
    });
    expect((await person.get(preview("personal", "2027-12-29", "2028-01-04"))).body).toMatchObject({
      days: 5,
      available: 3,
      balanceAfter: 0,
    });
  });
});

test("a preview of unlimited leave takes nothing from the balance and is never refused for it", async () => {
  const [, sick] = (await asOwner.get(`/api/offices/${owner.officeId}/policies`)).body;
  await asOwner.send("PATCH", `/api/pto-policies/${sick.id}`, { isUnlimited: true });
  const { body } = await asErin.get(preview("sick", "2027-09-01", "2027-10-29"));
  expect(body).toMatchObject({ days: 43, isUnlimited: true, balance: 10, balanceAfter: 10 });
  expect(body.refusal).toBeUndefined();
});

const chargeOf = async (startDate: string, endDate: string) => {
  const { body } = await asEzra.get(preview("personal", startDate, endDate));
  return [body.isUnlimited, body.years[0].charged];
};

test("a preview is unlimited by the policy on the request's days, not by today's", async () => {
  const personal = (await asOwner.get(`/api/offices/${owner.officeId}/policies`)).body[2];
  await asOwner.send("PATCH", `/api/pto-policies/${personal.id}`, { isUnlimited: true, effectiveOn: "2027-09-01" });
  expect(await chargeOf("2027-08-30", "2027-08-31")).toEqual([false, 2]);
  expect(await chargeOf("2027-08-31", "2027-09-01")).toEqual([false, 1]);
  expect(await chargeOf("2027-09-01", "2027-09-02")).toEqual([true, 0]);
});
