import { beforeEach, describe, expect, test } from "@jest/globals";
import { agesInOffice, byAge } from "#tests/arranging/agesInOffice.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { adjustBalanceOf } from "../balances/adjustBalance.ts";
import { editLeaveType } from "../leaveTypes/editLeaveType.ts";
import { listLeaveTypes } from "../leaveTypes/listLeaveTypes.ts";
import { editUser } from "../people/editUser.ts";
import { editPolicy } from "./editPolicy.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { givePolicy } from "./givePolicy.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));

const OWN = { kind: "forbidden", code: "own_balance" };
const BASE = { frequency: "yearly", amount: 20, starterShare: "byDay", leaverShare: "byDay" };
const of = (grant: object, ...more: object[]) => ({ unit: "day", grants: [{ ...BASE, ...grant }, ...more] });
const split = (grant: object, own: object) =>
  of({ ...grant, amount: byAge(20, 0) }, { ...BASE, name: "own", amount: byAge(0, 20), ...own });
const forOneself = (others: object) =>
  of(
    { amount: byAge(20, 0), carryOver: { max: 5 } },
    { name: "own", frequency: "monthly", amount: byAge(0, 3), carryOver: { months: 1 } },
    { name: "others", ...others },
  );
const in2027 = {
  by: "ageAtYearStart",
  tiers: [
    [0, 0],
    [36, 900],
    [37, 0],
  ],
};

async function anOffice() {
  const office = await agesInOffice(clock, "2027-07-15");
  return { ...office, id: await office.policyOf("vacation") };
}

const FOR_ONESELF: [string, object, object][] = [
  [
    "carries over more than a year's amount",
    of({ carryOver: { max: 25 } }),
    of({ carryOver: { max: byAge(25, 400) } }),
  ],
  [
    "has a higher cap that cuts what is granted",
    of({ cap: { balance: 60, mode: "clip" } }),
    of({ cap: { balance: byAge(60, 600), mode: "clip" } }),
  ],
  [
    "has a higher cap below which a whole grant is added",
    of({ cap: { balance: 60, mode: "gate" } }),
    of({ cap: { balance: byAge(60, 600), mode: "gate" } }),
  ],
  [
    "has a higher cap on a day of the year",
    of({ cap: { on: "06-30", balance: 60 } }),
    of({ cap: { on: "06-30", balance: byAge(60, 600) } }),
  ],
  [
    "has a higher cap on anniversaries",
    of({ cap: { onAnniversary: true, balance: 60 } }),
    of({ cap: { onAnniversary: true, balance: byAge(60, 600) } }),
  ],
  [
    "gets more each month below the same cap",
    of({ frequency: "monthly", amount: 1, cap: { balance: 5 } }),
    of({ frequency: "monthly", amount: byAge(1, 5), cap: { balance: 5 } }),
  ],
  [
    "keeps leave for more months after the year",
    of({ carryOver: { monthsAfterYear: 12 } }),
    split({ carryOver: { monthsAfterYear: 12 } }, { carryOver: { monthsAfterYear: 120 } }),
  ],
  [
    "keeps leave for more months",
    of({ carryOver: { months: 24 } }),
    split({ carryOver: { months: 24 } }, { carryOver: { months: 300 } }),
  ],
  [
    "keeps carried leave beyond a day of the year",
    of({ carryOver: { max: 20, until: "03-31" } }),
    split({ carryOver: { max: 20, until: "03-31" } }, { carryOver: { max: 20 } }),
  ],
  [
    "receives the excess in another leave type",
    of({ carryOver: { max: 5 } }),
    split({ carryOver: { max: 5 } }, { carryOver: { max: 5, excess: "personal" } }),
  ],
  [
    "can use leave a year earlier",
    of({ usableFrom: "nextYear", carryOver: { months: 24 } }),
    split({ usableFrom: "nextYear", carryOver: { months: 24 } }, { carryOver: { months: 24 } }),
  ],
  [
    "gets more at the start of the year, which others get when it ends",
    of({}),
    of(
      {},
      { ...BASE, name: "own", amount: byAge(0, 100), carryOver: "none" },
      { ...BASE, name: "others", amount: byAge(100, 0), timing: "end", carryOver: "none" },
    ),
  ],
  [
    "gets more, in addition to leave that expired before today for others",
    of({ carryOver: { max: 5 } }),
    forOneself({ frequency: "yearly", amount: in2027, carryOver: { months: 1 } }),
  ],
  [
    "gets more, in addition to leave that expires before others can use it",
    of({ carryOver: { max: 5 } }),
    forOneself({ frequency: "monthly", amount: in2027, usableFrom: { months: 89 }, carryOver: { months: 1 } }),
  ],
  [
    "has no limit, because a fact is missing",
    { ...of({}), consumption: { limit: { per: "year", amount: 5 } } },
    { ...of({}), consumption: { limit: { per: "year", amount: byAge(5, { by: "grade", map: { a: 5 } }) } } },
  ],
];

describe("an Admin can't save a document under which only the Admin", () => {
  test.each(FOR_ONESELF)("%s, but an Owner can", async (_, before, after) => {
    const { owner, admin, id } = await anOffice();
    const save = (by: typeof owner, document: object) => editPolicyDocument(by, id, { document, confirmed: true });
    await save(owner, before);
    await expect(save(admin, after)).rejects.toMatchObject(OWN);
    expect((await save(owner, after)).isChanged).toBe(true);
  });
});

test("an Admin can't save a document under which a fact is missing for everyone in the office, so that no limit applies", async () => {
  const { owner, admin, id } = await anOffice();
  const save = (by: typeof owner, amount: unknown) => {
    const document = { ...of({}), consumption: { limit: { per: "year", amount } } };
    return editPolicyDocument(by, id, { document, confirmed: true });
  };
  await save(owner, 5);
  await expect(save(admin, { by: "grade", map: { a: 5 } })).rejects.toMatchObject(OWN);
  await save(owner, { by: "grade", map: { a: 5 } });
});

describe("an Admin can't save a document that depends on a fact about them that isn't recorded yet:", () => {
  const forLongService = {
    by: "yearsOfService",
    tiers: [
      [0, 20],
      [15, 200],
    ],
  };
  test.each([
    ["their birth date", byAge(20, 300), { birthDate: null }],
    ["their start date", forLongService, { startDate: null }],
  ])("%s, but an Owner can", async (_, amount, missing) => {
    const { owner, admin, id } = await anOffice();
    await editUser(owner, admin.userId, missing);
    const save = (by: typeof owner) => editPolicyDocument(by, id, { document: of({ amount }), confirmed: true });
    await expect(save(admin)).rejects.toMatchObject(OWN);
    await save(owner);
  });
});

const FOR_EVERYONE: [string, object, object][] = [
  ["carry-over", of({ carryOver: { max: 5 } }), of({ carryOver: { max: byAge(9, 8) } })],
  ["caps", of({ cap: { balance: 60 } }), of({ cap: { balance: 90 } })],
  ["excess", of({ carryOver: { max: 5 } }), of({ carryOver: { max: 5, excess: "personal" } })],
  ["lifetimes", of({ carryOver: { months: 12 } }), of({ carryOver: { months: 24 } })],
];

describe("an Admin can save a document that raises a colleague's leave as much by its", () => {
  test.each(FOR_EVERYONE)("%s, even with a balance of their own", async (_, before, after) => {
    const { owner, admin, id } = await anOffice();
    await editPolicyDocument(owner, id, { document: before, confirmed: true });
    await adjustBalanceOf(owner, admin.userId, { type: "vacation", adjustment: 30, reason: "From the former system" });
    expect((await editPolicyDocument(admin, id, { document: after, confirmed: true })).isChanged).toBe(true);
  });
});

test("an Admin with a lot of leave can't raise a cap that no colleague can reach in ten years", async () => {
  const { owner, admin, id } = await anOffice();
  await editPolicyDocument(owner, id, { document: of({ cap: { balance: 300 } }), confirmed: true });
  await adjustBalanceOf(owner, admin.userId, { type: "vacation", adjustment: 260, reason: "From the former system" });
  const document = of({ cap: { balance: byAge(300, 900) } });
  await expect(editPolicyDocument(admin, id, { document, confirmed: true })).rejects.toMatchObject(OWN);
});

async function cutAndRaise(admin: Awaited<ReturnType<typeof anOffice>>["admin"], id: string) {
  await editPolicy(admin, id, { accrualAmount: 19.5, effectiveOn: "2028-01-01" });
  await editPolicy(admin, id, { accrualAmount: 200 });
}

describe("an Admin can't raise a simple policy for the current leave year only", () => {
  test("where each colleague has an allowance instead, but an Owner can", async () => {
    const { owner, admin, colleague, id } = await anOffice();
    await editUser(owner, colleague.userId, { ptoBalanceOverride: 20 });
    clock.set("2027-09-15");
    await expect(cutAndRaise(admin, id)).rejects.toMatchObject(OWN);
    await cutAndRaise(owner, id);
  });

  test("where each colleague has a group's policy instead", async () => {
    const { owner, admin, colleague, id } = await anOffice();
    await editUser(owner, colleague.userId, { groups: ["Staff"] });
    await givePolicy(owner, { type: "vacation", group: "Staff", document: of({}), confirmed: true });
    clock.set("2027-09-15");
    await expect(cutAndRaise(admin, id)).rejects.toMatchObject(OWN);
  });

  test("where the Admin gave each colleague an allowance first", async () => {
    const { admin, colleague, id } = await anOffice();
    await editUser(admin, colleague.userId, { ptoBalanceOverride: 20 });
    await expect(cutAndRaise(admin, id)).rejects.toMatchObject(OWN);
  });

  test("by restoring its leave type, where each colleague has a group's policy instead", async () => {
    const { owner, admin, colleague, policyOf } = await anOffice();
    await editUser(owner, colleague.userId, { groups: ["Staff"] });
    await givePolicy(owner, { type: "personal", group: "Staff", document: of({ amount: 0 }), confirmed: true });
    const id = await policyOf("personal");
    await editPolicy(owner, id, { accrualAmount: 0, effectiveOn: "2028-01-01" });
    await editPolicy(owner, id, { accrualAmount: 30 });
    const personal = (await listLeaveTypes(owner, {})).find(({ key }) => key === "personal")?.id ?? "";
    await editLeaveType(owner, personal, { archived: true });
    clock.set("2027-09-15");
    await expect(editLeaveType(admin, personal, { archived: false })).rejects.toMatchObject(OWN);
    await editLeaveType(owner, personal, { archived: false });
  });

  test("but can for colleagues who all started in that year", async () => {
    const { owner, admin, colleague, id } = await anOffice();
    await editUser(owner, colleague.userId, { startDate: "2027-06-01" });
    await cutAndRaise(admin, id);
  });
});
