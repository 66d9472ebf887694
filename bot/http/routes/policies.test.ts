import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { expectRefusal, SIGNED_OUT, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as, visitor } = await httpServer(testClock());
const { owner, admin, manager, erin } = await testOrganization();
const stranger = await foundTestOrganization();
const [asOwner, asAdmin, asManager, asErin] = [await as(owner), await as(admin), await as(manager), await as(erin)];

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const FORBIDDEN: Refused = [403, "forbidden", "You need Admin or Owner permissions to manage policies"];
const INVALID_ACCRUAL = "Please enter a valid accrual amount (minimum 0).";
const standard = {
  isUnlimited: false,
  accrualPeriod: "year",
  accrualTiming: "start_of_period",
  maxBalance: null,
  bookAhead: false,
  needsFullEditor: false,
  scheduled: [],
  past: [],
};

async function anOffice() {
  const office = { name: "Office", country: "Japan", timezone: "America/New_York" };
  const { body } = await asOwner.send("POST", "/api/offices", office);
  const policies = (await asOwner.get(`/api/offices/${body.id}/policies`)).body as { id: string; type: string }[];
  const [vacation, sick, personal] = policies.map(({ id }) => id) as [string, string, string];
  return { id: body.id as string, vacation, sick, personal };
}
const days = (number: number) => expect.stringMatching(new RegExp(`^${number} days a year on January 1; `));
const worded = (number: number) => ({
  allowance: `${number} days a year`,
  replaceable: `${number} days a year`,
  summary: days(number),
});
const edit = (id: string, body: unknown, browser = asAdmin) => browser.send("PATCH", `/api/pto-policies/${id}`, body);
const cancel = (id: string, rest: string, browser = asAdmin) =>
  browser.send("DELETE", `/api/pto-policies/${id}/scheduled?effectiveOn=${rest}`);
const vacationOf = async (officeId: string) => (await asOwner.get(`/api/offices/${officeId}/policies`)).body[0];
const versionsOf = async (id: string) =>
  (
    await database().pool.query(
      `SELECT version, effective_on::text AS "effectiveOn", accrual, is_unlimited AS "isUnlimited",
        created_by_id AS "createdById" FROM policy_versions WHERE policy_id = $1 ORDER BY version`,
      [id],
    )
  ).rows;

const policiesOf = (id: string, browser = asOwner) => browser.get(`/api/offices/${id}/policies`);

describe("GET /api/offices/{id}/policies", () => {
  test.each([
    ["Owner", asOwner],
    ["Admin", asAdmin],
  ])("lists vacation, sick, and personal leave for the role %s", async (_, browser) => {
    const { status, body } = await browser.get(`/api/offices/${owner.officeId}/policies`);
    expect(status).toBe(200);
    const id = expect.any(String);
    const { officeId } = owner;
    expect(body).toEqual([
      {
        id,
        officeId,
        type: "vacation",
        ...standard,
        accrualAmount: 20,
        carryOverDays: 5,
        ...worded(20),
        carriedOver: "Up to 5 days carry over",
        cap: null,
      },
      {
        id,
        officeId,
        type: "sick",
        ...standard,
        accrualAmount: 10,
        carryOverDays: 0,
        ...worded(10),
        carriedOver: "Unused days expire on December 31",
        cap: null,
      },
      {
        id,
        officeId,
        type: "personal",
        ...standard,
        accrualAmount: 3,
        carryOverDays: 0,
        ...worded(3),
        carriedOver: "Unused days expire on December 31",
        cap: null,
      },
    ]);
  });

  test("is for Admins and Owners, and for existing offices", async () => {
    await expectRefusal(() => policiesOf(owner.officeId, asManager), FORBIDDEN);
    await expectRefusal(() => policiesOf(UNKNOWN, asErin), FORBIDDEN);
    await expectRefusal(() => policiesOf(owner.officeId, visitor()), SIGNED_OUT);
    for (const id of [UNKNOWN, stranger.officeId]) {
      await expectRefusal(() => policiesOf(id), [404, "not_found", "The office was not found"]);
    }
  });
});

describe("PATCH /api/pto-policies/{id}", () => {
  test("changes the given terms, adds a version to the history, and is audited", async () => {
    const office = await anOffice();
    const { status, body } = await edit(office.vacation, {
      accrualAmount: 25.5,
      accrualPeriod: "year",
      accrualTiming: "monthly_increments",
      carryOverDays: 7,
      maxBalance: 40,
      bookAhead: true,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: office.vacation,
      officeId: office.id,
      type: "vacation",
      isUnlimited: false,
      accrualAmount: 25.5,
      accrualPeriod: "year",
      accrualTiming: "monthly_increments",
      carryOverDays: 7,
      maxBalance: 40,
      bookAhead: true,
      needsFullEditor: false,
      allowance: "25.5 days a year",
      replaceable: "25.5 days a year",
      carriedOver: "Up to 7 days carry over",
      cap: "40 days",
      summary: expect.stringMatching(/^25\.5 days a year, earned in equal parts at the start of each month; /),
      scheduled: [],
      past: [
        {
          effectiveOn: "2027-01-01",
          before: {
            accrualAmount: 20,
            accrualTiming: "start_of_period",
            carryOverDays: 5,
            maxBalance: null,
            bookAhead: false,
          },
        },
      ],
    });
    expect(await vacationOf(office.id)).toEqual(body);
    expect(await versionsOf(office.vacation)).toEqual([
      { version: 1, effectiveOn: "2027-01-01", accrual: 9600, isUnlimited: false, createdById: null },
      { version: 2, effectiveOn: "2027-01-01", accrual: 12240, isUnlimited: false, createdById: admin.userId },
    ]);
    const others = { isUnlimited: false, accrualPeriod: "year" };
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: admin.userId,
      source: "web",
      action: "editPolicy",
      subjectKind: "policy",
      subjectId: office.vacation,
      before: { ...others, accrual: 9600, accrualTiming: "start_of_period", carryOver: 2400, maxBalance: null },
      after: { ...others, accrual: 12240, carryOver: 3360, maxBalance: 19200, effectiveOn: "2027-01-01" },
    });
  });

  test("keeps terms that aren't given, and null clears the maximum", async () => {
    const { vacation, id } = await anOffice();
    await edit(vacation, { maxBalance: 30 });
    expect((await edit(vacation, { carryOverDays: 2 })).body).toMatchObject({
      accrualAmount: 20,
      carryOverDays: 2,
      maxBalance: 30,
    });
    expect((await edit(vacation, { maxBalance: null })).body).toMatchObject({ maxBalance: null, carryOverDays: 2 });
    const forged = { id: UNKNOWN, officeId: owner.officeId, type: "sick", version: 9 };
    expect((await edit(vacation, forged)).body).toMatchObject({ id: vacation, officeId: id, type: "vacation" });
  });

  test("also accepts amounts as digits, as a form sends them", async () => {
    const { vacation } = await anOffice();
    const { body } = await edit(vacation, { accrualAmount: "22.5", carryOverDays: "0", maxBalance: "" });
    expect(body).toMatchObject({ accrualAmount: 22.5, carryOverDays: 0, maxBalance: null });
  });

  test("applies a future change only from its day on", async () => {
    const { vacation, id } = await anOffice();
    const { status, body } = await edit(vacation, { accrualAmount: 30, effectiveOn: "2027-06-01" });
    expect([status, body.accrualAmount]).toEqual([200, 20]);
    expect(await vacationOf(id)).toMatchObject({ accrualAmount: 20 });
    expect(await versionsOf(vacation)).toMatchObject([
      { accrual: 9600 },
      { accrual: 14400, effectiveOn: "2027-06-01" },
    ]);
  });

  test("shows the changes of the past 12 months with the values before them, so that a form can compare them", async () => {
    const { vacation, id } = await anOffice();
    await edit(vacation, { accrualAmount: 15, carryOverDays: 3, effectiveOn: "2027-01-10" });
    const { body } = await edit(vacation, { accrualAmount: 30, effectiveOn: "2027-02-01" });
    const past = [
      { effectiveOn: "2027-01-10", before: { accrualAmount: 20, carryOverDays: 5 } },
      { effectiveOn: "2027-02-01", before: { accrualAmount: 15 } },
    ];
    expect([body.past, (await vacationOf(id)).past]).toEqual([past, past]);
    const earlier = await edit(vacation, { accrualAmount: 30, effectiveOn: "2027-01-20" });
    expect(earlier.body.past[1]).toEqual({ effectiveOn: "2027-01-20", before: { accrualAmount: 15 } });
  });

  test("refuses a change before the current leave year", async () => {
    const { vacation } = await anOffice();
    const text = "Changes can't take effect before the current leave year";
    await expectRefusal(
      () => edit(vacation, { accrualAmount: 30, effectiveOn: "2026-12-31" }),
      [400, "too_early", text, { effectiveOn: text }],
    );
    expect((await edit(vacation, { accrualAmount: 30, effectiveOn: "2027-01-01" })).body.accrualAmount).toBe(30);
  });

  test.each<[string, object, string, string]>([
    ["an amount below 0", { accrualAmount: -1 }, "accrualAmount", INVALID_ACCRUAL],
    ["an amount that isn't a number", { accrualAmount: "many" }, "accrualAmount", INVALID_ACCRUAL],
    ["an emptied amount", { accrualAmount: null }, "accrualAmount", INVALID_ACCRUAL],
    [
      "no amount in a policy that isn't unlimited",
      { isUnlimited: false, accrualAmount: "" },
      "accrualAmount",
      INVALID_ACCRUAL,
    ],
    ["a quarter of a day", { accrualAmount: 0.25 }, "accrualAmount", "Accrual amount must be a multiple of 0.5"],
    ["an amount that is too large", { accrualAmount: 1000.5 }, "accrualAmount", "Accrual amount must be at most 1000"],
    ["a negative carry-over", { carryOverDays: -0.5 }, "carryOverDays", "Carry-over days must be at least 0"],
    ["a negative maximum", { maxBalance: -1 }, "maxBalance", "Max balance must be at least 0"],
    ["an unknown period", { accrualPeriod: "week" }, "accrualPeriod", "Accrual period must be year or month"],
    [
      "an unknown timing",
      { accrualTiming: "never" },
      "accrualTiming",
      "Accrual timing must be start_of_period, end_of_period, or monthly_increments",
    ],
    [
      "an unlimited field that is neither true nor false",
      { isUnlimited: "perhaps" },
      "isUnlimited",
      "Unlimited must be true or false",
    ],
    [
      "an invalid day",
      { effectiveOn: "2027-02-30" },
      "effectiveOn",
      "Effective date must be a real date, like 2027-03-01",
    ],
  ])("refuses %s", async (_, body, field, text) => {
    const { vacation } = await anOffice();
    await expectRefusal(() => edit(vacation, body), [400, "invalid_input", text, { [field]: text }]);
  });

  test("is for Admins and Owners, who are checked before the body and the policy", async () => {
    const { vacation } = await anOffice();
    for (const body of [{ accrualAmount: 30 }, { accrualAmount: "many" }, {}]) {
      await expectRefusal(() => edit(vacation, body, asManager), FORBIDDEN);
      await expectRefusal(() => edit(UNKNOWN, body, asErin), FORBIDDEN);
      await expectRefusal(() => edit(vacation, body, visitor()), SIGNED_OUT);
    }
    const theirs = (await (await as(stranger)).get(`/api/offices/${stranger.officeId}/policies`)).body[0].id;
    await asOwner.get("/api/offices");
    for (const id of [UNKNOWN, theirs]) {
      const change = () => edit(id, { accrualAmount: 30 });
      await expectRefusal(change, [404, "not_found", "The policy was not found"]);
    }
    expect((await edit("vacation", {})).status).toBe(404);
  });
});

describe("a scheduled change", () => {
  const raise = { accrualAmount: 30, carryOverDays: 8, effectiveOn: "2027-06-01" };

  test("is shown with the policy and can be canceled, one field at a time or as a whole", async () => {
    const { vacation, id } = await anOffice();
    await edit(vacation, raise);
    const [{ scheduled }] = (await policiesOf(id)).body;
    expect(scheduled).toEqual([{ effectiveOn: "2027-06-01", changes: { accrualAmount: 30, carryOverDays: 8 } }]);
    expect((await cancel(vacation, "2027-06-01&field=carryOverDays")).status).toBe(204);
    expect((await vacationOf(id)).scheduled).toEqual([{ effectiveOn: "2027-06-01", changes: { accrualAmount: 30 } }]);
    expect((await cancel(vacation, "2027-06-01")).status).toBe(204);
    expect((await vacationOf(id)).scheduled).toEqual([]);
    const refused = () => cancel(vacation, "2027-06-01");
    await expectRefusal(refused, [404, "not_scheduled", "This change isn't scheduled for that date"]);
  });

  test("is canceled by Admins and Owners only", async () => {
    const { vacation } = await anOffice();
    await edit(vacation, raise);
    await expectRefusal(() => cancel(vacation, "2027-06-01", asManager), FORBIDDEN);
    await expectRefusal(() => cancel(vacation, "2027-06-01", visitor()), SIGNED_OUT);
    await expectRefusal(() => cancel(UNKNOWN, "2027-06-01"), [404, "not_found", "The policy was not found"]);
  });
});

test("the preview of an edit lists the changed balances in days, and saves nothing", async () => {
  const { vacation, id } = await anOffice();
  const una = await hire(owner, "Prue", "Employee", { officeId: id });
  const preview = (body: unknown, browser = asAdmin) =>
    browser.send("POST", `/api/pto-policies/${vacation}/preview`, body);
  const { status, body } = await preview({ accrualAmount: 22.5 });
  expect([status, body]).toEqual([
    200,
    {
      effectiveOn: "2027-01-01",
      on: expect.any(String),
      isUnchanged: false,
      isUnused: false,
      raisesOwn: false,
      people: 1,
      belowZero: 0,
      impact: [{ userId: una.userId, name: "Prue", before: 20, after: 22.5 }],
      below: [],
    },
  ]);
  expect(await versionsOf(vacation)).toHaveLength(1);
  await expectRefusal(() => preview({ accrualAmount: 22.5 }, asManager), FORBIDDEN);
  const text = "Carry-over days must be at least 0";
  await expectRefusal(() => preview({ carryOverDays: -1 }), [400, "invalid_input", text, { carryOverDays: text }]);
});

test("an edit that would change nothing gets a notice and adds no version", async () => {
  const { vacation } = await anOffice();
  const { status, body } = await edit(vacation, { accrualAmount: 20, carryOverDays: 5 });
  const onJanuary = "Nothing changed: the policy already has these values on January 1, 2027.";
  expect([status, body.notice]).toEqual([200, onJanuary]);
  expect(await versionsOf(vacation)).toHaveLength(1);
  expect((await edit(vacation, { accrualAmount: 20, effectiveOn: "2027-04-01" })).body.notice).toBe(
    "Nothing changed: the policy already has these values on April 1, 2027.",
  );
  expect((await edit(vacation, { accrualAmount: 21 })).body).not.toHaveProperty("notice");
});

describe("unlimited leave", () => {
  test("can be turned on by the form, is shown in the balances, and never runs out of days", async () => {
    const { vacation, id } = await anOffice();
    const person = await as(await hire(owner, "Una", "Employee", { officeId: id }));
    const { body } = await edit(vacation, { isUnlimited: true, accrualAmount: 0, carryOverDays: 0 });
    expect(body).toMatchObject({ isUnlimited: true, accrualAmount: 0 });
    expect((await person.get("/api/pto-balances")).body[0]).toMatchObject({ isUnlimited: true, balance: 20 });
    const wanted = { type: "vacation", startDate: "2027-04-01", endDate: "2027-06-30" };
    const asked = await person.send("POST", "/api/pto-requests", wanted);
    expect([asked.status, asked.body.days]).toEqual([201, 65]);
    await asOwner.send("PATCH", `/api/pto-requests/${asked.body.id}`, { status: "approved" });
    const after = (await person.get("/api/pto-balances")).body[0];
    expect(after).toMatchObject({ isUnlimited: true, balance: 20, used: 65, pending: 0 });
    const { rows } = await database().pool.query(
      "SELECT kind, is_unlimited FROM ledger_entries WHERE request_id = $1",
      [asked.body.id],
    );
    expect(rows).toEqual([{ kind: "usage", is_unlimited: true }]);
  });

  test("ignores whatever is in the amount field, which the form hides", async () => {
    const { sick } = await anOffice();
    for (const accrualAmount of ["", null, "many", -4]) {
      expect((await edit(sick, { isUnlimited: true, accrualAmount })).body).toMatchObject({
        isUnlimited: true,
        accrualAmount: 10,
      });
    }
    expect((await edit(sick, { isUnlimited: false, accrualAmount: 12 })).body).toMatchObject({
      isUnlimited: false,
      accrualAmount: 12,
    });
  });
});
