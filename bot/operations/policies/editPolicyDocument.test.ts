import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock } from "#tests/arranging/testOrganization.ts";
import { editUser } from "../people/editUser.ts";
import { editOrganization } from "../organization/editOrganization.ts";
import { cancelScheduledChange } from "./cancelScheduledChange.ts";
import { editPolicy } from "./editPolicy.ts";
import { copyPolicyDocument } from "./copyPolicyDocument.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { listPolicies } from "./listPolicies.ts";
import { previewCopy } from "./previewCopy.ts";
import { previewPolicyDocument } from "./previewPolicyDocument.ts";
import { readPolicyDocument } from "./readPolicyDocument.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const DAY = 480;
const twenty = {
  unit: "day",
  grants: [{ frequency: "yearly", amount: 20, starterShare: "byDay", leaverShare: "byDay", carryOver: { max: 5 } }],
};
const german = {
  unit: "day",
  grants: [{ frequency: "yearly", amount: 24, carryOver: { max: 24, until: "03-31" } }],
};
const five = { unit: "day", grants: [{ frequency: "yearly", amount: 5, carryOver: "none" }] };

const limited = (amount: number) => ({ unit: "day", grants: [], consumption: { limit: { per: "year", amount } } });

const sending = (excess: string) => ({ ...five, grants: [{ ...five.grants[0], carryOver: { max: 2, excess } }] });

const cappedAt = (balance: number) => ({
  unit: "day",
  grants: [{ frequency: "monthly", amount: 2, cap: { balance }, carryOver: "none" }],
});

async function aPolicy() {
  const company = await aCompany();
  const person = await company.hire();
  const [policy] = await listPolicies(company.owner, company.owner.officeId, {});
  const id = policy?.id ?? "";
  return {
    ...company,
    person,
    id,
    put: (document: unknown, more: object = {}) => editPolicyDocument(company.owner, id, { document, ...more }),
    patch: (fields: object) => editPolicy(company.owner, id, fields),
    preview: (document: unknown, more: object = {}) => previewPolicyDocument(company.owner, id, { document, ...more }),
    read: () => readPolicyDocument(company.owner, id, {}),
    listed: async () => (await listPolicies(company.owner, company.owner.officeId, {}))[0],
  };
}

async function versionsOf(policyId: string) {
  const { rows } = await database().pool.query<{ version: number; on: string; hasDocument: boolean }>(
    `SELECT version, effective_on::text AS on, document IS NOT NULL AS "hasDocument" FROM policy_versions
     WHERE policy_id = $1 ORDER BY version`,
    [policyId],
  );
  return rows.map(({ version, on, hasDocument }) => `${version} ${on}${hasDocument ? " document" : ""}`);
}

describe("a policy's document", () => {
  test("expresses the terms of a simple policy", async () => {
    const { read } = await aPolicy();
    expect(await read()).toMatchObject({ document: twenty, effectiveOn: "2027-01-01" });
  });

  test("names the organization's leave year", async () => {
    const { owner, read } = await aPolicy();
    await editOrganization(owner, { leaveYearStartsIn: 4 });
    expect((await read()).document).toEqual({ ...twenty, leaveYear: "04-01" });
  });

  test("is the one in effect today, and a scheduled one from its day on", async () => {
    const { read, put } = await aPolicy();
    await put(german, { effectiveOn: "2027-06-01" });
    expect((await read()).document).toEqual(twenty);
    clock.set("2027-06-01");
    expect(await read()).toMatchObject({ document: german, effectiveOn: "2027-06-01" });
  });
});

describe("saving a document", () => {
  test("posts the difference at once, and its days expire", async () => {
    const { id, person, put, tick } = await aPolicy();
    expect(await put(german)).toMatchObject({ document: german, effectiveOn: "2027-01-01", isChanged: true });
    expect(await versionsOf(id)).toEqual(["1 2027-01-01", "2 2027-01-01 document"]);
    expect(await ledgerOf(person)).toEqual(["2027-01-01 accrual +20", "2027-03-01 policy_change +4"]);
    clock.set("2028-04-01");
    await tick();
    expect((await ledgerOf(person)).slice(2)).toEqual([
      "2028-01-01 carry_over +0",
      "2028-01-01 carry_over +24",
      "2028-01-01 accrual +24",
      "2028-04-01 expiry -24",
    ]);
  });

  test("with a higher cap gives back what the lower one cut", async () => {
    const { person, put, tick } = await aPolicy();
    await put(cappedAt(3));
    clock.set("2027-04-01");
    await tick();
    const before = await ledgerOf(person);
    expect(before.at(-1)).toMatch(/^2027-04-01 accrual \+0/);
    await put(cappedAt(30));
    expect((await ledgerOf(person)).slice(before.length)).toEqual([
      expect.stringMatching(/^2027-04-01 policy_change \+2/),
    ]);
  });

  test("sends its excess to another type, which can't send it back", async () => {
    const { owner, person, put, tick } = await aPolicy();
    const refusals = [sending("unknown"), sending("vacation")].map((document) => refusalOf(put(document)));
    expect((await Promise.all(refusals)).map(({ fields }) => fields)).toEqual([
      { "grants[0].carryOver.excess": "must be a leave type in the organization" },
      { "grants[0].carryOver.excess": "leads back to vacation leave: vacation to vacation" },
    ]);
    await put(sending("sick"));
    const sick = (await listPolicies(owner, owner.officeId, {})).find(({ type }) => type === "sick")?.id ?? "";
    const back = { document: sending("vacation") };
    expect((await refusalOf(editPolicyDocument(owner, sick, back))).fields).toEqual({
      "grants[0].carryOver.excess": "leads back to sick leave: sick to vacation to sick",
    });
    clock.set("2028-01-01");
    await tick();
    expect(await ledgerOf(person)).toContain("2027-12-31 transfer -3");
  });

  test("from a later day posts nothing until that day", async () => {
    const { person, put, tick } = await aPolicy();
    await put(german, { effectiveOn: "2028-01-01" });
    expect(await ledgerOf(person)).toEqual(["2027-01-01 accrual +20"]);
    clock.set("2028-01-01");
    await tick();
    expect((await ledgerOf(person)).at(-1)).toBe("2028-01-01 accrual +24");
  });

  test("that equals a simple policy keeps the simple form working", async () => {
    const { id, put, patch, listed } = await aPolicy();
    await put(german);
    expect(await listed()).toMatchObject({ document: german });
    const amount = { frequency: "monthly", amount: "24", amountPer: "year", timing: "start" };
    const simple = { ...twenty.grants[0], ...amount, cap: { balance: 30, mode: "clip" } };
    await put({ unit: "day", leaveYear: "01-01", grants: [simple], booking: { bookAhead: true } });
    expect(await versionsOf(id)).toEqual(["1 2027-01-01", "2 2027-01-01 document", "3 2027-01-01"]);
    const { policy } = await patch({ carryOverDays: 7 });
    expect(policy).toMatchObject({
      accrual: 24 * DAY,
      accrualTiming: "monthly_increments",
      carryOver: 7 * DAY,
      maxBalance: 30 * DAY,
      bookAhead: true,
    });
  });

  test("that changes nothing adds no version", async () => {
    const { id, put } = await aPolicy();
    expect(await put(twenty)).toMatchObject({ isChanged: false });
    await put(german);
    const [grant] = german.grants;
    const reordered = { grants: [{ carryOver: grant?.carryOver, amount: 24, frequency: "yearly" }], unit: "day" };
    expect(await put(reordered)).toMatchObject({ isChanged: false });
    expect(await versionsOf(id)).toHaveLength(2);
  });

  test("without grants makes the leave unlimited", async () => {
    const { person, put, balance } = await aPolicy();
    await put({ unit: "day", grants: [] });
    expect(await balance(person)).toMatchObject({ isUnlimited: true });
  });

  test("returns to a simple policy, which posts the difference", async () => {
    const { person, put, tick, balance } = await aPolicy();
    await put({ unit: "day", grants: [...german.grants, { frequency: "monthly", amount: 1, carryOver: "none" }] });
    expect(await balance(person)).toMatchObject({ balance: 27 * DAY });
    clock.set("2027-05-01");
    await tick();
    await put(twenty);
    expect(await balance(person)).toMatchObject({ balance: 20 * DAY });
    clock.set("2028-01-01");
    await tick();
    expect(await balance(person)).toMatchObject({ balance: 25 * DAY });
  });

  test("keeps a document that is scheduled for a later day", async () => {
    const { put, read } = await aPolicy();
    await put(german, { effectiveOn: "2027-09-01" });
    await put(five, { confirmed: true });
    expect((await read()).document).toEqual(five);
    clock.set("2027-09-01");
    expect((await read()).document).toEqual(german);
  });

  test("keeps the carry-over of a closed leave year", async () => {
    const { person, put, tick } = await aPolicy();
    clock.set("2028-02-01");
    await tick();
    await put(german);
    expect(await ledgerOf(person)).toEqual([
      "2027-01-01 accrual +20",
      "2028-01-01 carry_over +5, 15 expired",
      "2028-01-01 accrual +20",
      "2028-02-01 carry_over -5",
      "2028-02-01 carry_over +20",
      "2028-02-01 policy_change +4",
    ]);
  });

  test("keeps the document's terms when the leave year moves", async () => {
    const { owner, id, put, read } = await aPolicy();
    await put({ ...german, grants: [{ ...german.grants[0], amount: 22 }] });
    await editOrganization(owner, { leaveYearStartsIn: 2 });
    expect((await read()).document.grants).toEqual([{ ...german.grants[0], amount: 22 }]);
    expect((await versionsOf(id)).at(-1)).toMatch(/document$/);
  });
});

describe("a document that would leave people below zero", () => {
  test("lists them and is saved only with a confirmation", async () => {
    const { id, person, book, hire: add, put, balance } = await aPolicy();
    await add();
    await book(person, "2027-05-03", "2027-05-14");
    const before = await versionsOf(id);
    const refusal = await refusalOf(put(five));
    expect(refusal).toMatchObject({
      kind: "conflict",
      code: "needs_confirmation",
      message: "This change would leave 1 person below zero. Please confirm it.",
      impact: [{ userId: person.userId, name: expect.any(String), before: 10, after: -5 }],
    });
    expect(await versionsOf(id)).toEqual(before);
    expect(await balance(person)).toMatchObject({ balance: 10 * DAY });
    await put(five, { confirmed: true });
    expect(await balance(person)).toMatchObject({ balance: -5 * DAY });
  });

  test("also lists people who fall below zero only when days expire in the next leave year", async () => {
    const { person, book, put, tick } = await aPolicy();
    await put({ unit: "day", grants: [{ frequency: "yearly", amount: 24 }] });
    clock.set("2027-12-20");
    await tick();
    await book(person, "2028-04-03", "2028-05-12");
    const expiring = {
      unit: "day",
      grants: [{ frequency: "yearly", amount: 24, carryOver: { max: 24, until: "03-31" } }],
    };
    const refusal = await refusalOf(put(expiring));
    expect(refusal.impact).toEqual([expect.objectContaining({ before: 18, after: -6 })]);
  });
});

describe("another counting rule", () => {
  const calendar = { ...twenty, counting: { days: "calendar" } };

  test("lists the people whose future leave would cost more than they have, and is saved with a confirmation", async () => {
    const { person, book, put, balance } = await aPolicy();
    await book(person, "2027-05-03", "2027-05-28");
    const refusal = await refusalOf(put(calendar));
    expect([refusal.code, refusal.impact]).toEqual([
      "needs_confirmation",
      [expect.objectContaining({ userId: person.userId, before: 0, after: -6 })],
    ]);
    await put(calendar, { confirmed: true });
    expect(await balance(person)).toMatchObject({ balance: -6 * DAY });
  });

  test.each([
    ["a simple policy", twenty, {}],
    ["a document", { ...german, counting: { holidays: "count" } }, {}],
    ["a document from a later day on", german, { effectiveOn: "2027-05-15" }],
  ])("shows the balances that saving %s leaves, with past leave at its cost", async (_, document, more) => {
    const { person, book, put, preview, balance } = await aPolicy();
    await put(calendar);
    await book(person, "2027-03-01", "2027-03-07");
    await book(person, "2027-05-10", "2027-05-21");
    clock.set("2027-03-02");
    const { impact } = await preview(document, more);
    await put(document, { ...more, confirmed: true });
    clock.set("2027-05-15");
    const after = impact.find(({ userId }) => userId === person.userId)?.after;
    expect([after, (await balance(person)).balance]).toEqual([expect.any(Number), after]);
  });
});

describe("a document that can't be saved", () => {
  const yearly = { frequency: "yearly", amount: 20 };
  test.each<[string, unknown, string, string]>([
    [
      "an unknown field",
      { unit: "day", grants: [{ ...yearly, amonut: 1 }] },
      "grants[0].amonut",
      "isn't a known field",
    ],
    ["nothing", undefined, "document", "is required"],
    [
      "tiers out of order",
      {
        unit: "day",
        grants: [
          {
            ...yearly,
            amount: {
              by: "yearsOfService",
              tiers: [
                [5, 1],
                [0, 2],
              ],
            },
          },
        ],
      },
      "grants[0].amount.tiers[1]",
      "must begin above the previous tier",
    ],
  ])("is refused with its path: %s", async (_, document, path, text) => {
    const { id, put, preview } = await aPolicy();
    const refusal = await refusalOf(put(document));
    expect(refusal.message).toBe(`${path === "document" ? "The policy" : path} ${text}`);
    expect(refusal.fields).toMatchObject({ [path]: text });
    expect(await refusalOf(preview(document))).toMatchObject({ message: refusal.message });
    expect(await versionsOf(id)).toHaveLength(1);
  });

  test("is refused if it is nested too deeply or too large, before it is read", async () => {
    const { put } = await aPolicy();
    const deep = Array.from({ length: 5000 }).reduce((inner: unknown) => ({ max: [inner] }), 1);
    const nested = { unit: "day", grants: [{ frequency: "yearly", amount: deep }] };
    expect((await refusalOf(put(nested))).message).toBe("The policy is nested too deeply");
    const many = {
      max: Array.from({ length: 20 }, () => ({ max: Array.from({ length: 20 }, () => ({ sum: [1, 2, 3, 4, 5] })) })),
    };
    const large = { unit: "day", grants: Array.from({ length: 20 }, () => ({ frequency: "yearly", amount: many })) };
    expect((await refusalOf(put(large))).message).toBe("The policy is too large");
  });
});

describe("the simple form of a policy with a document", () => {
  test("is refused, and the refusal states that the policy needs the full editor", async () => {
    const { id, put, patch, listed } = await aPolicy();
    await put(german);
    const text = "This policy has rules that the simple form can't express. Please change it in the policy editor.";
    for (const fields of [
      { accrualAmount: 25 },
      { accrualAmount: 0 },
      { bookAhead: true, effectiveOn: "2027-07-01" },
    ]) {
      expect(await refusalOf(patch(fields))).toMatchObject({
        kind: "conflict",
        code: "needs_full_editor",
        message: text,
      });
    }
    expect(await versionsOf(id)).toHaveLength(2);
    expect(await listed()).toMatchObject({
      summary: "24 days a year on January 1; up to 24 days carry over and expire on March 31.",
    });
  });

  test("works again until the day of a scheduled document", async () => {
    const { owner, id, put, patch, listed } = await aPolicy();
    await put(german, { effectiveOn: "2027-09-01" });
    await patch({ accrualAmount: 21 });
    expect(await listed()).toMatchObject({
      accrual: 21 * DAY,
      document: undefined,
      scheduled: [{ effectiveOn: "2027-09-01", summary: expect.stringContaining("24 days a year") }],
    });
    await cancelScheduledChange(owner, id, { effectiveOn: "2027-09-01", field: "accrualAmount" });
    expect(await listed()).toMatchObject({ accrual: 21 * DAY, scheduled: [] });
  });
});

describe("a preview", () => {
  test("shows what saving changes for everyone, and saves nothing", async () => {
    const { id, person, book, hire: add, preview, put, balance } = await aPolicy();
    const other = await add();
    await book(person, "2027-05-03", "2027-05-14");
    const shown = await preview(five);
    expect(shown).toMatchObject({
      effectiveOn: "2027-01-01",
      on: "2027-03-01",
      isUnchanged: false,
      isUnused: false,
      belowZero: 1,
      summary: "5 days a year on January 1; unused days expire on December 31.",
      below: [{ userId: person.userId, before: 10 * DAY, after: -5 * DAY }],
    });
    expect(await versionsOf(id)).toHaveLength(1);
    await put(five, { confirmed: true });
    for (const one of [person, other]) {
      const { after } = shown.impact.find(({ userId }) => userId === one.userId) ?? {};
      expect((await balance(one)).balance).toBe(after);
    }
  });

  test("counts a limit without grants as the balances of people do", async () => {
    const { person, book, preview, put, balance } = await aPolicy();
    await book(person, "2027-05-03", "2027-05-05");
    const { userId } = person;
    const first = await preview(limited(5));
    expect(first.belowZero).toBe(0);
    expect(first.impact).toContainEqual(expect.objectContaining({ userId, before: 17 * DAY, after: 2 * DAY }));
    await put(limited(5));
    expect((await balance(person)).balance).toBe(2 * DAY);
    const second = await preview(limited(2));
    expect(second.belowZero).toBe(1);
    expect(second.impact).toContainEqual(expect.objectContaining({ userId, before: 2 * DAY, after: -DAY }));
    expect(await refusalOf(put(limited(2)))).toMatchObject({ code: "needs_confirmation" });
  });

  test("names the people who lack a fact that the new document needs", async () => {
    const { owner, person, preview } = await aPolicy();
    await editUser(owner, person.userId, { birthDate: "1990-05-01" });
    const byAge = {
      by: "age",
      tiers: [
        [0, 20],
        [40, 25],
      ],
    };
    const shown = await preview({ unit: "day", grants: [{ frequency: "yearly", amount: byAge }] });
    expect(shown.waiting).toEqual([{ facts: ["birthDate"], people: 1, names: ["Owner"] }]);
    expect((await preview(five)).waiting).toEqual([]);
  });

  test("of a document that replaces another shows the days that expire", async () => {
    const { person, put, preview, balance, tick } = await aPolicy();
    await put(german);
    clock.set("2028-02-01");
    await tick();
    const { on, impact } = await preview({
      unit: "day",
      grants: [{ frequency: "yearly", amount: 24, carryOver: { max: 10, until: "03-31" } }],
    });
    expect([on, impact.find(({ userId }) => userId === person.userId)]).toEqual([
      "2028-02-01",
      expect.objectContaining({ before: 48 * DAY, after: 34 * DAY }),
    ]);
    expect(await balance(person)).toMatchObject({ balance: 48 * DAY });
  });

  test("of a return to simple terms equals the result of saving them", async () => {
    const { person, put, preview, balance, tick } = await aPolicy();
    await put({
      unit: "day",
      grants: [...german.grants, { frequency: "quarterly", amount: 2, carryOver: { months: 3 } }],
    });
    clock.set("2027-07-02");
    await tick();
    const { impact } = await preview(twenty);
    await put(twenty);
    expect((await balance(person)).balance).toBe(impact.find(({ userId }) => userId === person.userId)?.after);
  });

  test("of a document that limits unlimited leave deducts booked leave just as saving it does", async () => {
    const { person, put, book, preview, balance } = await aPolicy();
    await put({ unit: "day", grants: [] });
    await book(person, "2027-05-03", "2027-05-04");
    const { impact } = await preview(german);
    await put(german, { confirmed: true });
    const shown = impact.find(({ userId }) => userId === person.userId);
    expect(shown).toMatchObject({ before: null, after: (await balance(person)).balance });
  });
});

test("a document made from an older version doesn't undo a later save, now or scheduled", async () => {
  const { read, put, preview, patch } = await aPolicy();
  const { version } = await read();
  const raised = { ...twenty, grants: [{ ...twenty.grants[0], amount: 25 }] };
  const { version: next } = await put(raised, { version });
  const changed = { kind: "conflict", code: "changed" };
  const stale = { ...twenty, booking: { closed: ["12-24"] } };
  expect(await refusalOf(preview(stale, { version }))).toMatchObject(changed);
  expect(await refusalOf(put(stale, { version }))).toMatchObject(changed);
  await patch({ carryOverDays: 7, effectiveOn: "2027-06-01" });
  expect(await refusalOf(put(stale, { version: next }))).toMatchObject(changed);
  const { document, version: last } = await read();
  expect(document).toMatchObject(raised);
  expect((await put(raised, { version: last })).version).toBe(last);
  await put(stale);
});

test("an Admin can't save a document for an office where only they work", async () => {
  const { owner, office } = await aCompany();
  const { officeId } = await office();
  const admin = await hire(owner, "Ada", "Admin", { officeId });
  const [policy] = await listPolicies(owner, officeId, {});
  await expect(editPolicyDocument(admin, policy?.id ?? "", { document: german })).rejects.toMatchObject({
    kind: "forbidden",
  });
});

const byAge = (amount: number) => ({
  document: {
    unit: "day",
    grants: [
      {
        frequency: "yearly",
        amount: {
          by: "ageAtYearStart",
          tiers: [
            [0, 20],
            [40, amount],
            [50, 20],
          ],
        },
      },
    ],
  },
});

test("an Admin can't save a document that raises only their own balance, but another person can", async () => {
  const { owner, id, hire: add } = await aPolicy();
  const admin = await hire(owner, "Ada", "Admin");
  const colleague = await add();
  for (const [person, birthDate] of [
    [admin, "1980-05-05"],
    [colleague, "1990-05-05"],
  ] as const) {
    await editUser(owner, person.userId, { birthDate });
  }
  clock.set("2027-05-01");
  for (const confirmed of [false, true]) {
    await expect(editPolicyDocument(admin, id, { ...byAge(60), confirmed })).rejects.toMatchObject({
      kind: "forbidden",
      code: "own_balance",
      message:
        "Ask another Admin or Owner to save a policy that raises your balance more than your colleagues' balances",
    });
  }
  expect(await editPolicyDocument(admin, id, { document: german })).toMatchObject({ isChanged: true });
  expect(await editPolicyDocument(owner, id, byAge(60))).toMatchObject({ isChanged: true });
});

test("an Admin can't copy a document that raises only their own balance from another office", async () => {
  const { owner, id, office } = await aPolicy();
  const admin = await hire(owner, "Ada", "Admin");
  await editUser(owner, admin.userId, { birthDate: "1980-05-05" });
  const { officeId } = await office();
  const [elsewhere] = await listPolicies(owner, officeId, {});
  const otherId = elsewhere?.id ?? "";
  await editPolicyDocument(admin, otherId, byAge(60));
  clock.set("2027-05-01");
  const copy = { officeIds: [owner.officeId], confirmed: true };
  await expect(copyPolicyDocument(admin, otherId, copy)).rejects.toMatchObject({
    kind: "forbidden",
    code: "own_balance",
  });
  expect(await versionsOf(id)).toHaveLength(1);
});

const yearly = (amount: number) => ({ unit: "day", grants: [{ frequency: "yearly", amount, carryOver: "none" }] });
const limitless = { unit: "day", grants: [] };

async function twoOfficePolicies() {
  const { owner, id, put, office } = await aPolicy();
  const { officeId } = await office();
  const [elsewhere] = await listPolicies(owner, officeId, {});
  const otherId = elsewhere?.id ?? "";
  return {
    put,
    preview: (more: object = {}) => previewCopy(owner, id, { officeIds: [officeId], ...more }),
    copy: async (more: object = {}) => (await copyPolicyDocument(owner, id, { officeIds: [officeId], ...more }))[0],
    give: (document: unknown) => editPolicyDocument(owner, otherId, { document }),
    there: async () => (await readPolicyDocument(owner, otherId, {})).document,
  };
}

describe("a copy to another office", () => {
  test("has the version that applies on the effective date, or without one on the first day of the leave year", async () => {
    const { put, preview, copy, there } = await twoOfficePolicies();
    await put(yearly(20));
    await copy();
    expect(await there()).toEqual(yearly(20));
    await put(yearly(27), { effectiveOn: "2028-01-01" });
    expect(await preview()).toMatchObject({ isUnchanged: true });
    const next = { effectiveOn: "2028-01-01" };
    expect(await preview(next)).toMatchObject({ isUnchanged: false, effectiveOn: "2028-01-01" });
    expect(await copy(next)).toMatchObject({ isChanged: true, effectiveOn: "2028-01-01" });
    expect(await there()).toEqual(yearly(20));
    clock.set("2028-01-02");
    expect(await there()).toEqual(yearly(27));

    await put(yearly(30), { effectiveOn: "2028-01-02" });
    expect(await preview()).toMatchObject({ isUnchanged: true, effectiveOn: "2028-01-01" });
    expect(await copy({ effectiveOn: "2028-01-02" })).toMatchObject({ isChanged: true });
    expect(await there()).toEqual(yearly(30));
  });

  test("without a date has today's version if leave became limited or unlimited this year", async () => {
    const { put, preview, copy, give, there } = await twoOfficePolicies();
    await put(yearly(20));
    await put(limitless);
    expect(await preview()).toMatchObject({ effectiveOn: "2027-03-01" });
    await give(limitless);
    expect(await preview()).toMatchObject({ isUnchanged: true });
    clock.set("2027-04-01");
    await put(yearly(20));
    expect(await copy()).toMatchObject({ isChanged: true, effectiveOn: "2027-04-01" });
    expect(await there()).toEqual(yearly(20));
  });
});

test("only a person without the facts that the document needs waits for leave", async () => {
  const { owner, person, hire: add, put } = await aPolicy();
  const other = await add();
  await editUser(owner, other.userId, { startDate: "2020-01-01" });
  const tiers = [
    [0, 20],
    [5, 30],
  ];
  await put({ unit: "day", grants: [{ frequency: "yearly", amount: { by: "yearsOfService", tiers } }] });
  expect((await ledgerOf(other)).at(-1)).toBe("2027-03-01 policy_change +10");
  expect(await ledgerOf(person)).toEqual(["2027-01-01 accrual +20"]);
});
