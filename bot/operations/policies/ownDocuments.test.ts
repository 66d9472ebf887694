import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { importText } from "#tests/asserting/importText.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock } from "#tests/arranging/testOrganization.ts";
import { editOffice } from "../offices/editOffice.ts";
import { editUser } from "../people/editUser.ts";
import { editPolicy } from "./editPolicy.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { endPolicy } from "./endPolicy.ts";
import { givePolicy } from "./givePolicy.ts";
import { listPolicies } from "./listPolicies.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const BASE = { frequency: "yearly", amount: 20, starterShare: "byDay", leaverShare: "byDay" };
const only = (age: number, amount: unknown, later: unknown = 0) => ({
  by: "ageAtYearStart",
  tiers: [
    [0, 0],
    [age, amount],
    [age + 1, later],
  ],
});
const mine = (amount: unknown) => ({
  by: "ageAtYearStart",
  tiers: [
    [0, 0],
    [40, amount],
  ],
});
const withGrant = (grant: object) => ({ unit: "day", grants: [BASE, { name: "more", ...grant }] });

const FOR_ONESELF: [string, object][] = [
  ["days in three years", withGrant({ frequency: "yearly", amount: only(49, 100) })],
  [
    "days that expire before the leave year ends",
    withGrant({ frequency: { everyMonths: 12 }, amount: mine(100), carryOver: { months: 1 } }),
  ],
  [
    "days that go to another leave type",
    withGrant({ frequency: "yearly", timing: "end", amount: mine(100), carryOver: { max: 0, excess: "personal" } }),
  ],
  [
    "days this year and none while a fact is missing in the next",
    withGrant({ frequency: "yearly", timing: "end", amount: only(46, 100, { by: "grade", map: { none: 1 } }) }),
  ],
  ["a higher overdraft", { unit: "day", grants: [BASE], consumption: { overdraft: mine(100) } }],
  ["a higher limit without grants", { unit: "day", consumption: { limit: { per: "year", amount: mine(100) } } }],
  ["a payout when they leave", { unit: "day", grants: [BASE], settlement: { pay: { max: mine(100) } } }],
  [
    "a higher cap from the third year on",
    {
      unit: "day",
      grants: [
        {
          ...BASE,
          amount: {
            by: "ageAtYearStart",
            tiers: [
              [0, 20],
              [39, 90],
              [40, 20],
              [49, 90],
            ],
          },
          cap: {
            balance: {
              by: "ageAtYearStart",
              tiers: [
                [0, 20],
                [49, 90],
              ],
            },
          },
        },
      ],
    },
  ],
];

async function anOffice() {
  const { owner, office } = await aCompany();
  const { officeId } = await office();
  const [admin, colleague] = [
    await hire(owner, "Ada", "Admin", { officeId }),
    await hire(owner, "Bob", "Employee", { officeId }),
  ];
  for (const [person, birthDate] of [
    [admin, "1980-05-05"],
    [colleague, "1990-05-05"],
  ] as const) {
    await editUser(owner, person.userId, { birthDate, startDate: "2020-08-01" });
  }
  clock.set("2027-05-15");
  const id = (await listPolicies(owner, officeId, {}))[0]?.id ?? "";
  return { owner, admin, colleague, officeId, id };
}

const OWN = { kind: "forbidden", code: "own_balance" };

describe("an Admin can't save a document that gives more leave only to themselves", () => {
  test.each(FOR_ONESELF)("%s", async (_, document) => {
    const { owner, admin, id } = await anOffice();
    const saving = editPolicyDocument(admin, id, { document, confirmed: true });
    await expect(saving).rejects.toMatchObject(OWN);
    const saved = await editPolicyDocument(owner, id, { document, confirmed: true });
    expect(saved.isChanged).toBe(true);
  });
});

test("an Admin can save a document that gives a colleague the same amount later", async () => {
  const { owner, admin, colleague, id } = await anOffice();
  await editUser(owner, colleague.userId, { birthDate: "1980-07-07" });
  clock.set("2027-07-15");
  const document = withGrant({ frequency: "yearly", amount: only(49, 10) });
  expect((await editPolicyDocument(admin, id, { document })).isChanged).toBe(true);
});

test("a colleague whose facts an Admin has just changed to match the Admin's own doesn't count", async () => {
  const { admin, colleague, id } = await anOffice();
  await editUser(admin, colleague.userId, { birthDate: "1980-05-05" });
  const document = { unit: "day", grants: [{ ...BASE, amount: mine(60) }] };
  await expect(editPolicyDocument(admin, id, { document, confirmed: true })).rejects.toMatchObject(OWN);
  clock.set("2027-06-15");
  expect((await editPolicyDocument(admin, id, { document, confirmed: true })).isChanged).toBe(true);
});

test("an Admin can't raise a simple policy if each colleague has an allowance instead, but an Owner can", async () => {
  const { owner, admin, colleague, id } = await anOffice();
  await editUser(admin, colleague.userId, { ptoBalanceOverride: 20 });
  for (const day of ["2027-05-15", "2027-07-15"]) {
    clock.set(day);
    await expect(editPolicy(admin, id, { accrualAmount: 40 })).rejects.toMatchObject(OWN);
  }
  await editPolicy(owner, id, { accrualAmount: 40 });
});

test("an Admin can't raise an office's policy if each colleague has another policy, but an Owner can", async () => {
  const { owner, admin, colleague, officeId } = await anOffice();
  const sick = (await listPolicies(owner, officeId, {})).find(({ type }) => type === "sick")?.id ?? "";
  const document = { unit: "day", grants: [{ ...BASE, amount: 10 }] };
  await givePolicy(admin, { type: "sick", userId: colleague.userId, document });
  await expect(editPolicy(admin, sick, { accrualAmount: 60 })).rejects.toMatchObject(OWN);
  await editPolicy(owner, sick, { accrualAmount: 60 });
});

test("an Admin can't double an office's hours if each colleague has their own working pattern, but an Owner can", async () => {
  const { owner, admin, colleague, officeId } = await anOffice();
  const long = { from: "2027-05-17", weeks: [[960, 960, 960, 960, 960, 0, 0]] };
  const edit = (by: typeof owner) => editOffice(by, officeId, { workingPattern: long });
  const follows = (weeks: number[][] | null) =>
    editUser(admin, colleague.userId, { workingPattern: { from: "2027-05-15", weeks } });
  for (const weeks of [[[480, 480, 480, 480, 480, 0, 0]], null]) {
    await follows(weeks);
    await expect(edit(admin)).rejects.toMatchObject(OWN);
  }
  await edit(owner);
});

describe("an Admin who raised the policy of their office can't give the old terms to all colleagues", () => {
  const OLD = { unit: "day", grants: [BASE] };
  const GROUP = "grade: all";

  async function aRaise() {
    const { owner, office } = await aCompany();
    const { officeId } = await office();
    const admin = await hire(owner, "Ada", "Admin", { officeId });
    const [colleague, second] = [
      await hire(owner, "Bob", "Employee", { officeId }),
      await hire(owner, "Cy", "Employee", { officeId }),
    ];
    await editUser(owner, colleague.userId, { groups: [GROUP] });
    clock.set("2027-05-15");
    const id = (await listPolicies(owner, officeId, {}))[0]?.id ?? "";
    await editPolicy(admin, id, { accrualAmount: 40 });
    const give = (by: typeof owner, input: object) => givePolicy(by, { type: "vacation", document: OLD, ...input });
    return { owner, admin, colleague, second, give };
  }

  test("as separate policies, but an Owner can", async () => {
    const { owner, admin, colleague, second, give } = await aRaise();
    await give(admin, { userId: second.userId });
    await expect(give(admin, { userId: colleague.userId })).rejects.toMatchObject(OWN);
    await give(owner, { userId: colleague.userId });
  });

  test("as the policy of a group, until 30 days later", async () => {
    const { admin, second, give } = await aRaise();
    await editUser(admin, second.userId, { groups: [GROUP] });
    await expect(give(admin, { group: GROUP })).rejects.toMatchObject(OWN);
    clock.set("2027-06-15");
    await give(admin, { group: GROUP });
  });

  test("as the policy of a group that they join later", async () => {
    const { owner, admin, second, give } = await aRaise();
    await give(admin, { group: GROUP });
    await editUser(admin, second.userId, { groups: ["Engineering"] });
    const joins = (by: typeof owner) => editUser(by, second.userId, { groups: [GROUP] });
    await expect(joins(admin)).rejects.toMatchObject(OWN);
    await joins(owner);
  });

  test("as an allowance, in a form or a file", async () => {
    const { owner, admin, colleague, second } = await aRaise();
    await editUser(admin, colleague.userId, { ptoBalanceOverride: 20 });
    await expect(editUser(admin, second.userId, { ptoBalanceOverride: 20 })).rejects.toMatchObject(OWN);
    const file = `name,email,vacation allowance\nCy,cy@${owner.email.split("@")[1]},20`;
    await expect(importText(admin, file)).rejects.toMatchObject(OWN);
  });

  test("in another office", async () => {
    const { owner, admin, colleague, second, give } = await aRaise();
    await give(admin, { userId: colleague.userId });
    await expect(editUser(admin, second.userId, { officeId: owner.officeId })).rejects.toMatchObject(OWN);
  });
});

test("an Admin can't raise a policy of their office after giving all colleagues the old terms, however they do it", async () => {
  const { owner, admin, colleague, officeId, id } = await anOffice();
  const raise = () => editPolicy(admin, id, { accrualAmount: 40 });
  await editUser(admin, colleague.userId, { groups: ["grade: all"] });
  const { id: given } = await givePolicy(admin, {
    type: "vacation",
    group: "grade: all",
    document: { unit: "day", grants: [BASE] },
  });
  await expect(raise()).rejects.toMatchObject(OWN);
  await endPolicy(admin, given, { effectiveOn: "2027-01-01" });
  await editUser(admin, colleague.userId, { officeId: owner.officeId });
  await expect(raise()).rejects.toMatchObject(OWN);
  await editUser(admin, colleague.userId, { officeId });
  await expect(raise()).rejects.toMatchObject(OWN);
});
