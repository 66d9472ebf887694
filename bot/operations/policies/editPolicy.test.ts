import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { database } from "#db/connect.ts";
import { cancelScheduledChange } from "./cancelScheduledChange.ts";
import { editPolicy as change } from "./editPolicy.ts";
import { previewPolicy } from "./previewPolicy.ts";
import { listPolicies } from "./listPolicies.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const MONTHLY = { accrualAmount: 24, accrualTiming: "monthly_increments", carryOverDays: 5 };
const DAY = 480;

async function aPersonUnder(vacation: object = {}) {
  const company = await aCompany();
  const office = await company.office({ vacation });
  return { ...company, officeId: office.officeId, editPolicy: office.edit, person: await company.hire(office) };
}

type Company = Awaited<ReturnType<typeof aPersonUnder>>;

async function previewAndSave(wanted: object, vacation: object = {}, prepare?: (given: Company) => Promise<unknown>) {
  const given = await aPersonUnder(vacation);
  await prepare?.(given);
  const [{ id } = { id: "" }] = await listPolicies(given.owner, given.officeId, {});
  const versions = async () => (await listPolicies(given.owner, given.officeId, {}))[0]?.version;
  const known = await versions();
  const { on, impact, ...counts } = await previewPolicy(given.owner, id, wanted);
  expect(await versions()).toBe(known);
  await given.editPolicy(wanted);
  clock.set(on);
  await given.tick();
  const { isUnlimited, balance } = await given.balance(given.person);
  return {
    on,
    impact: impact.map(({ before, after }) => [before, after]),
    counts,
    saved: isUnlimited ? null : balance,
  };
}

async function aPersonWithARaise() {
  const given = await aPersonUnder();
  await given.editPolicy({ accrualAmount: 25, effectiveOn: "2028-01-01" });
  return { ...given, id: (await listPolicies(given.owner, given.officeId, {}))[0]?.id ?? "" };
}

async function editOfBookedDays() {
  const { person, book, editPolicy } = await aPersonUnder();
  await book(person, "2027-05-03", "2027-05-14");
  return editPolicy;
}

describe("a policy change that leaves a person below zero", () => {
  test("is refused with the person if it is sent as not confirmed, and saved once it is confirmed", async () => {
    const editPolicy = await editOfBookedDays();
    expect(await refusalOf(editPolicy({ accrualAmount: 4, confirmed: false }))).toMatchObject({
      code: "needs_confirmation",
      impact: [{ before: 10, after: -6 }],
    });
    expect(await editPolicy({ accrualAmount: 12, confirmed: false })).toMatchObject({ isChanged: true });
    expect(await editPolicy({ accrualAmount: 4, confirmed: true })).toMatchObject({ isChanged: true });
  });

  test("is saved if the caller doesn't say whether it is confirmed, as it always was", async () => {
    const editPolicy = await editOfBookedDays();
    expect(await editPolicy({ accrualAmount: 4 })).toMatchObject({ isChanged: true });
  });
});

describe("a policy change", () => {
  test("raises a person's yearly total to 25 days when 20 a year becomes 25 in November", async () => {
    const { person, editPolicy } = await aPersonUnder();
    clock.set("2027-11-20");
    await editPolicy({ accrualAmount: 25 });
    expect(await ledgerOf(person)).toEqual(["2027-01-01 accrual +20", "2027-11-20 policy_change +5"]);
  });

  test("from a given day counts each part of the year under its own terms", async () => {
    const { person, editPolicy, tick } = await aPersonUnder(MONTHLY);
    await editPolicy({ accrualAmount: 12, effectiveOn: "2027-02-01" });
    clock.set("2027-04-02");
    await tick();
    expect(await ledgerOf(person)).toEqual([
      "2027-01-01 accrual +2",
      "2027-02-01 accrual +2",
      "2027-03-01 accrual +2",
      "2027-03-01 policy_change -2",
      "2027-04-01 accrual +1",
    ]);
  });

  test("keeps what is already due for people in a time zone where it is already tomorrow", async () => {
    const { person, office, officeId, editPolicy, hire, edit, tick } = await aPersonUnder(MONTHLY);
    const tokyo = await office({ vacation: MONTHLY, timezone: "Asia/Tokyo" });
    await edit(person, { officeId: tokyo.officeId });
    const other = await hire(tokyo);
    clock.set("2027-03-31"); // 15:00 UTC: the first of April in Tokyo.
    await tick();
    await edit(other, { officeId });
    await editPolicy({ accrualAmount: 11 }, "sick");
    for (const one of [person, other]) expect((await ledgerOf(one)).at(-1)).toBe("2027-04-01 accrual +2");
  });

  test("recalculates the ending leave year and its carry-over for people whose leave year has already ended", async () => {
    const { person, office, editPolicy, edit, tick, balance } = await aPersonUnder(MONTHLY);
    const tokyo = await office({ vacation: { ...MONTHLY, carryOverDays: 40 }, timezone: "Asia/Tokyo" });
    clock.set("2027-12-10");
    await edit(person, { officeId: tokyo.officeId });
    clock.setInstant(new Date("2027-12-31T20:00:00Z"));
    await tick();
    const { balance: before } = await balance(person);
    await editPolicy({ accrualAmount: 36 });
    const posted = (await ledgerOf(person)).slice(-2);
    expect(posted[0]).toBe("2028-01-01 policy_change +11.29 of 2027");
    expect(posted[1]).toBe("2028-01-01 carry_over +11.29");
    expect((await balance(person)).balance).toBeGreaterThan(before + 11 * DAY);
  });

  test("scheduled for later takes effect on its day, even after another change before it", async () => {
    const { person, editPolicy, tick } = await aPersonUnder();
    await editPolicy({ accrualAmount: 30, effectiveOn: "2027-07-02" });
    await editPolicy({ accrualAmount: 20, accrualPeriod: "year", carryOverDays: 2 });
    expect(await ledgerOf(person)).toEqual(["2027-01-01 accrual +20"]);
    clock.set("2027-07-05");
    await tick();
    // 182 of 365 days at 20 a year, and 183 days at 30 a year.
    expect((await ledgerOf(person)).at(-1)).toBe("2027-07-02 policy_change +5.01");
    clock.set("2028-01-01");
    await tick();
    expect((await ledgerOf(person)).slice(-2)).toEqual([
      "2028-01-01 carry_over +2, 23.01 expired",
      "2028-01-01 accrual +30",
    ]);
  });

  test("without a day covers the whole leave year, even after an earlier change within it", async () => {
    const { person, editPolicy } = await aPersonUnder();
    await editPolicy({ accrualAmount: 30, effectiveOn: "2027-02-01" });
    await editPolicy({ accrualAmount: 10 });
    expect((await ledgerOf(person)).slice(1)).toEqual([
      expect.stringMatching(/^2027-03-01 policy_change \+9\.15/),
      expect.stringMatching(/^2027-03-01 policy_change -19\.15/),
    ]);
  });

  test("posts everything due before it under the old terms first, however late the scheduler is", async () => {
    const { person, editPolicy } = await aPersonUnder(MONTHLY);
    clock.set("2028-02-10");
    await editPolicy({ accrualAmount: 36 });
    expect((await ledgerOf(person)).slice(-4)).toEqual([
      "2028-01-01 carry_over +5, 19 expired",
      "2028-01-01 accrual +2",
      "2028-02-01 accrual +2",
      "2028-02-10 policy_change +2",
    ]);
  });

  test("affects everyone in the office, and former members for the time before they moved", async () => {
    const { person: stays, officeId, editPolicy, office, hire, edit } = await aPersonUnder(MONTHLY);
    const moves = await hire({ officeId });
    clock.set("2027-03-11");
    await edit(moves, { officeId: (await office({ vacation: { ...MONTHLY, accrualAmount: 12 } })).officeId });
    clock.set("2027-03-20");
    await editPolicy({ accrualAmount: 48 });
    expect((await ledgerOf(stays)).at(-1)).toBe("2027-03-20 policy_change +6");
    // January, February, and ten days of March at 48 days a year instead of 24.
    expect((await ledgerOf(moves)).at(-1)).toBe("2027-03-20 policy_change +4.65");
  });

  test("of the default office affects people without an office", async () => {
    const { owner, hire, edit } = await aCompany();
    const nowhere = await hire();
    await edit(nowhere, { officeId: null });
    const [vacation] = await listPolicies(owner, owner.officeId, {});
    await change(owner, vacation?.id ?? "", { accrualAmount: 21 });
    expect(await ledgerOf(nowhere)).toEqual(["2027-01-01 accrual +20", "2027-03-01 policy_change +1"]);
  });

  test("skips former people, who receive it if they return", async () => {
    const { person, editPolicy, deactivate, edit, balance } = await aPersonUnder(MONTHLY);
    await deactivate(person);
    const before = await ledgerOf(person);
    await editPolicy({ accrualAmount: 36 });
    expect(await ledgerOf(person)).toEqual(before);
    clock.set("2027-04-01");
    await edit(person, { isActive: true });
    expect(await balance(person)).toMatchObject({ balance: 12 * DAY });
  });

  test("stops at the maximum without restoring what was lost, and deducts a reduction", async () => {
    const { person, editPolicy } = await aPersonUnder({ maxBalance: 22 });
    await editPolicy({ accrualAmount: 25 });
    await editPolicy({ accrualAmount: 18 });
    expect(await ledgerOf(person)).toEqual([
      "2027-01-01 accrual +20",
      "2027-03-01 policy_change +2, 3 lost",
      "2027-03-01 policy_change -4, -3 lost",
    ]);
  });

  test("takes effect for each of two concurrent edits, one after the other", async () => {
    const { person, editPolicy, tick } = await aPersonUnder();
    await Promise.all([editPolicy({ accrualAmount: 25 }), editPolicy({ carryOverDays: 9 })]);
    clock.set("2028-01-01");
    await tick();
    expect(await ledgerOf(person)).toEqual([
      "2027-01-01 accrual +20",
      "2027-03-01 policy_change +5",
      "2028-01-01 carry_over +9, 16 expired",
      "2028-01-01 accrual +25",
    ]);
  });
});

describe("a correction within the leave year", () => {
  test("of the carry-over recalculates the year's opening, up and down", async () => {
    const { person, editPolicy, book } = await aPersonUnder();
    await book(person, "2027-05-03", "2027-05-18"); // 8 of 20 days left.
    clock.set("2028-03-01");
    await editPolicy({ carryOverDays: 10 });
    await editPolicy({ carryOverDays: 5 });
    expect((await ledgerOf(person)).slice(2)).toEqual([
      "2028-01-01 carry_over +5, 3 expired",
      "2028-01-01 accrual +20",
      "2028-03-01 carry_over +3",
      "2028-03-01 carry_over -3, 3 expired",
    ]);
  });

  test("of the maximum returns what the new maximum wouldn't cut, and deducts nothing", async () => {
    const { person, editPolicy } = await aPersonUnder({ maxBalance: 18 });
    await editPolicy({ maxBalance: 19 });
    await editPolicy({ maxBalance: 10 });
    await editPolicy({ maxBalance: null });
    expect(await ledgerOf(person)).toEqual([
      "2027-01-01 accrual +18, 2 lost",
      "2027-03-01 policy_change +1, -1 lost",
      "2027-03-01 policy_change +1, -1 lost",
    ]);
  });

  test("affects people who have moved away since", async () => {
    const { person, office, edit, editPolicy } = await aPersonUnder({ carryOverDays: 2, maxBalance: 21 });
    clock.set("2028-02-01");
    await edit(person, { officeId: (await office({ vacation: { maxBalance: 21 } })).officeId });
    await editPolicy({ carryOverDays: 3, maxBalance: 23 });
    expect((await ledgerOf(person)).slice(-2)).toEqual([
      "2028-02-01 carry_over +1, 17 expired",
      "2028-02-01 policy_change +1, -1 lost",
    ]);
  });
});

describe("a scheduled raise", () => {
  test("is not undone by an edit of another field for a later day", async () => {
    const { person, editPolicy, tick } = await aPersonWithARaise();
    await editPolicy({ carryOverDays: 3, effectiveOn: "2028-02-01" });
    clock.set("2029-01-01");
    await tick();
    expect(await ledgerOf(person)).toEqual([
      "2027-01-01 accrual +20",
      "2028-01-01 carry_over +5, 15 expired",
      "2028-01-01 accrual +25",
      "2029-01-01 carry_over +3, 27 expired",
      "2029-01-01 accrual +25",
    ]);
  });

  test("does not happen after it is canceled", async () => {
    const { owner, officeId, person, id, tick } = await aPersonWithARaise();
    const { policy } = await cancelScheduledChange(owner, id, { effectiveOn: "2028-01-01" });
    expect(policy.scheduled).toEqual([]);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      action: "cancelScheduledChange",
      subjectId: id,
      after: { effectiveOn: "2028-01-01" },
    });
    expect((await listPolicies(owner, officeId, {}))[0]?.scheduled).toEqual([]);
    clock.set("2028-01-01");
    await tick();
    expect((await ledgerOf(person)).at(-1)).toBe("2028-01-01 accrual +20");
  });

  test("still happens if the same raise from an earlier day is replaced by a smaller one", async () => {
    const { owner, officeId, editPolicy } = await aPersonWithARaise();
    await editPolicy({ accrualAmount: 25, effectiveOn: "2027-08-01" });
    await editPolicy({ accrualAmount: 22, effectiveOn: "2027-08-01" });
    expect((await listPolicies(owner, officeId, {}))[0]?.scheduled).toEqual([
      { effectiveOn: "2027-08-01", changes: { accrual: 22 * DAY } },
      { effectiveOn: "2028-01-01", changes: { accrual: 25 * DAY } },
    ]);
  });

  test("happens on its own day again after the same raise from an earlier day is canceled", async () => {
    const { owner, person, id, editPolicy, tick } = await aPersonWithARaise();
    await editPolicy({ accrualAmount: 25, effectiveOn: "2027-08-01" });
    const { policy } = await cancelScheduledChange(owner, id, { effectiveOn: "2027-08-01" });
    expect(policy.scheduled).toEqual([{ effectiveOn: "2028-01-01", changes: { accrual: 25 * DAY } }]);
    clock.set("2028-01-01");
    await tick();
    expect(await ledgerOf(person)).toEqual([
      "2027-01-01 accrual +20",
      "2028-01-01 carry_over +5, 15 expired",
      "2028-01-01 accrual +25",
    ]);
  });
});

test("an edit that changes nothing leaves no version and no audit event", async () => {
  const { owner, editPolicy } = await aPersonUnder();
  const count = async () =>
    (
      await database().pool.query(
        `SELECT (SELECT count(*) FROM policy_versions WHERE organization_id = $1) AS versions,
          (SELECT count(*) FROM audit_events WHERE organization_id = $1) AS events`,
        [owner.organizationId],
      )
    ).rows;
  const before = await count();
  expect(await editPolicy({ accrualAmount: 20, carryOverDays: 5, effectiveOn: "2027-06-01" })).toMatchObject({
    isChanged: false,
  });
  expect(await editPolicy({})).toMatchObject({ isChanged: false });
  expect(await count()).toEqual(before);
});

describe("the preview of an edit", () => {
  test("of a higher amount shows each balance before and after, as saving leaves it", async () => {
    const { on, impact, counts, saved } = await previewAndSave({ accrualAmount: 25 });
    expect([on, impact, saved]).toEqual(["2027-03-01", [[20 * DAY, 25 * DAY]], 25 * DAY]);
    expect(counts).toMatchObject({ people: 1, belowZero: 0, isUnchanged: false, effectiveOn: "2027-01-01" });
  });

  test("for a future day shows that day's balances", async () => {
    const { on, impact, saved } = await previewAndSave({ accrualAmount: 25, effectiveOn: "2028-01-01" });
    expect([on, impact, saved]).toEqual(["2028-01-01", [[25 * DAY, 30 * DAY]], 30 * DAY]);
  });

  test("of monthly accruals shows the last day of the leave year if its own day shows no difference", async () => {
    const { on, impact, saved } = await previewAndSave({ accrualAmount: 36, effectiveOn: "2027-12-01" }, MONTHLY);
    expect([on, impact, saved]).toEqual(["2027-12-01", [[24 * DAY, 25 * DAY]], 25 * DAY]);
    const carried = await previewAndSave({ carryOverDays: 2, effectiveOn: "2027-12-01" });
    expect([carried.on, carried.impact]).toEqual(["2028-01-01", [[25 * DAY, 22 * DAY]]]);
  });

  test("counts people who fall below zero", async () => {
    const { impact, counts, saved } = await previewAndSave({ accrualAmount: 2 }, {}, ({ book, person }) =>
      book(person, "2027-05-03", "2027-05-07"),
    );
    expect([impact, counts.belowZero, saved]).toEqual([[[15 * DAY, -3 * DAY]], 1, -3 * DAY]);
  });

  test("names people who fall below zero only in the next leave year", async () => {
    const { impact, counts } = await previewAndSave({ accrualAmount: 10 }, {}, ({ book, person }) =>
      book(person, "2028-01-03", "2028-01-28"),
    );
    expect([impact, counts.belowZero]).toEqual([[[20 * DAY, 10 * DAY]], 0]);
    expect(counts.below).toMatchObject([{ before: 5 * DAY, after: -5 * DAY }]);
  });

  test("of a correction shows the year's opening and what the maximum returns", async () => {
    const { impact, saved } = await previewAndSave({ maxBalance: 19 }, { maxBalance: 18 });
    expect([impact, saved]).toEqual([[[18 * DAY, 19 * DAY]], 19 * DAY]);
  });

  test("of unlimited leave moves booked leave as saving does", async () => {
    const { impact, saved } = await previewAndSave({ isUnlimited: false }, { isUnlimited: true }, ({ book, person }) =>
      book(person, "2027-05-03", "2027-05-04"),
    );
    expect(impact).toEqual([[null, saved]]);
  });

  test("of the policy's current values changes nothing", async () => {
    const { impact, counts } = await previewAndSave({ accrualAmount: 20, effectiveOn: "2027-06-01" });
    expect([impact, counts.isUnchanged]).toEqual([[], true]);
  });
});

describe("unlimited leave", () => {
  test("begins today and posts nothing; leave taken under it counts as used but doesn't change the balance", async () => {
    const { person, editPolicy, book, balance } = await aPersonUnder();
    await book(person, "2027-03-01", "2027-03-02");
    clock.set("2027-03-08");
    await editPolicy({ isUnlimited: true, accrualAmount: 0 });
    await book(person, "2027-03-08", "2027-04-30");
    expect(await ledgerOf(person)).toEqual([
      "2027-01-01 accrual +20",
      "2027-03-01 usage -2",
      "2027-03-08 usage -40 unlimited",
    ]);
    expect(await balance(person)).toMatchObject({ isUnlimited: true, balance: 18 * DAY, used: 42 * DAY });
    clock.set("2028-01-05");
    expect(await balance(person)).toMatchObject({ leaveYear: 2028, balance: 0 });
  });

  test("ends, and accruals resume from that day", async () => {
    const { person, editPolicy, tick } = await aPersonUnder(MONTHLY);
    clock.set("2027-03-16");
    await editPolicy({ isUnlimited: true });
    clock.set("2027-04-11");
    await editPolicy({ isUnlimited: false });
    clock.set("2027-05-01");
    await tick();
    expect((await ledgerOf(person)).slice(2)).toEqual([
      "2027-03-01 accrual +2",
      "2027-04-11 policy_change +0.3",
      "2027-05-01 accrual +2",
    ]);
  });

  test("moves approved leave on its days out of the balance, and back when it ends", async () => {
    const { person, editPolicy, book, balance } = await aPersonUnder();
    await book(person, "2027-06-07", "2027-06-11");
    await editPolicy({ isUnlimited: true });
    expect(await balance(person)).toMatchObject({ balance: 20 * DAY, used: 5 * DAY });
    await editPolicy({ isUnlimited: false });
    expect(await balance(person)).toMatchObject({ balance: 15 * DAY, used: 5 * DAY });
  });

  test("that ends on an earlier day charges leave since then, also of people who moved away or who return later", async () => {
    const { person: stays, officeId, editPolicy, office, hire, ...company } = await aPersonUnder({ isUnlimited: true });
    const [moves, leaves] = [await hire({ officeId }), await hire({ officeId })];
    for (const person of [stays, moves, leaves]) await company.book(person, "2027-03-08", "2027-03-12");
    clock.set("2027-05-01");
    await company.edit(moves, { officeId: (await office()).officeId });
    await company.deactivate(leaves);
    clock.set("2027-06-01");
    await editPolicy({ isUnlimited: false, effectiveOn: "2027-03-01" });
    const chargeOf = async (person: typeof stays) =>
      (await ledgerOf(person)).filter((entry) => entry.includes("usage") || entry.includes("recost"));
    const free = "2027-03-08 usage -5 unlimited";
    const charged = [free, "2027-03-08 recost +5 unlimited", "2027-03-08 recost -5"];
    expect(await chargeOf(stays)).toEqual(charged);
    expect(await chargeOf(moves)).toEqual(charged);
    expect(await chargeOf(leaves)).toEqual([free]);
    await company.edit(leaves, { isActive: true });
    expect(await chargeOf(leaves)).toEqual(charged);
  });

  test("can't begin in the past", async () => {
    const { editPolicy } = await aPersonUnder();
    await expect(editPolicy({ isUnlimited: true, effectiveOn: "2027-02-28" })).rejects.toMatchObject({
      kind: "invalid",
      code: "too_early",
      message: "Unlimited time off can't start before today",
    });
  });

  test("makes an override ineffective but keeps it", async () => {
    const { person, editPolicy, edit } = await aPersonUnder();
    await editPolicy({ isUnlimited: true });
    expect(await edit(person, { ptoBalanceOverride: 30 })).toMatchObject({ ptoBalanceOverride: 30 * DAY });
    expect(await ledgerOf(person)).toEqual(["2027-01-01 accrual +20"]);
  });
});
