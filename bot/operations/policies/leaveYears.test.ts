import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import type { Actor } from "../actor.ts";
import { postDue } from "../accruals/postDue.ts";
import { adjustBalance } from "../balances/adjustBalance.ts";
import { readBalanceOutlook } from "../balances/readBalanceOutlook.ts";
import { readLedger } from "../balances/readLedger.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { editOrganization } from "../organization/editOrganization.ts";
import { editUser } from "../people/editUser.ts";
import { listMissingFacts } from "../people/listMissingFacts.ts";
import { readPayroll } from "../reports/readPayroll.ts";
import { reportBalancesOfPeople } from "../reports/reportBalances.ts";
import { reportExpiring } from "../reports/reportExpiring.ts";
import { decideRequest } from "../requests/decideRequest.ts";
import { readTeamRequests } from "../requests/readTeamRequests.ts";
import { submitRequest } from "../requests/submitRequest.ts";
import { lists } from "../lists/lists.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { endPolicy } from "./endPolicy.ts";
import { givePolicy } from "./givePolicy.ts";
import { listPolicies } from "./listPolicies.ts";
import { previewPolicyDocument } from "./previewPolicyDocument.ts";
import { readPolicyDocument } from "./readPolicyDocument.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const DAY = 480;
const yearly = (leaveYear: string | undefined) => ({
  unit: "day",
  ...(leaveYear !== undefined && { leaveYear }),
  grants: [{ frequency: "yearly", amount: 28, carryOver: { max: 8 } }],
});

const higher = (leaveYear: string | undefined) => ({
  ...yearly(leaveYear),
  grants: [{ frequency: "yearly", amount: 32, carryOver: { max: 8 } }],
});

async function aPolicy() {
  const company = await aCompany();
  const { organizationId } = company.owner;
  const person = await company.hire();
  const [policy] = await listPolicies(company.owner, company.owner.officeId, {});
  const id = policy?.id ?? "";
  const put = (document: unknown, more: object = {}) =>
    editPolicyDocument(company.owner, id, { document, confirmed: true, ...more });
  const approved = async (actor: Actor, startDate: string, endDate = startDate) => {
    const request = await submitRequest(actor, { type: "vacation", startDate, endDate });
    await decideRequest(company.owner, request.id, { status: "approved" });
  };
  return { ...company, organizationId, person, id, put, approved };
}

async function vacationOf(actor: Actor) {
  const [vacation] = await readOwnBalances(actor, {});
  if (!vacation) throw new Error("There is no balance");
  const { leaveYear, available, nextYear } = vacation;
  return [leaveYear, available / DAY, ...(nextYear ? [nextYear.leaveYear, nextYear.available / DAY] : [])];
}

test("a type's own leave year grants, carries over, and names its years by its own first day", async () => {
  const { person, put, id, owner, organizationId, approved } = await aPolicy();
  await put(yearly("04-06"));
  expect(await readPolicyDocument(owner, id, {})).toMatchObject({
    document: { leaveYear: "04-06" },
    effectiveOn: "2026-04-06",
  });
  expect(await ledgerOf(person)).toEqual([
    "2027-01-01 accrual +20",
    "2027-03-01 policy_change +28 of 2026",
    "2027-03-01 policy_change -20",
  ]);
  expect(await vacationOf(person)).toEqual([2026, 28]);
  await approved(person, "2027-03-29", "2027-04-09");
  expect(await vacationOf(person)).toEqual([2026, 22, 2027, -4]);
  clock.set("2027-04-06");
  await postDue(organizationId);
  expect(await vacationOf(person)).toEqual([2027, 32]);
  expect((await ledgerOf(person)).slice(3)).toEqual([
    "2027-03-29 usage -6 of 2026",
    "2027-04-06 usage -4",
    "2027-04-06 carry_over +8, 14 expired",
    "2027-04-06 accrual +28",
  ]);
  const causes = (await readLedger(person, person.userId, { leaveYear: 2027 })).map(({ cause }) => cause);
  expect(causes).toContain("Carried over from 2026/27 (14 days expired)");
  clock.set("2028-04-06");
  await postDue(organizationId);
  expect(await vacationOf(person)).toEqual([2028, 36]);
});

test("people who are added later get the leave year of their office's policy", async () => {
  const { hire, put, owner } = await aPolicy();
  await put(yearly("09-01"));
  expect(await vacationOf(await hire())).toEqual([2026, 28]);
  const { officeId } = await anOfficeOf(owner);
  expect(await vacationOf(await hire({ officeId }))).toEqual([2027, 20]);
});

test("an anniversary begins the leave year of each person, and a person without a start date waits", async () => {
  const { owner, person, hire, put, organizationId } = await aPolicy();
  const may = await hire();
  await editUser(owner, may.userId, { startDate: "2020-05-10" });
  const leap = await hire();
  await editUser(owner, leap.userId, { startDate: "2024-02-29" });
  await put(yearly("hire"));
  expect(await vacationOf(may)).toEqual([2026, 28]);
  expect(await vacationOf(leap)).toEqual([2027, 28]);
  expect(await vacationOf(person)).toEqual([2027, 20]);
  expect(await listMissingFacts(owner, {})).toContainEqual(
    expect.objectContaining({ id: person.userId, missing: [{ type: "vacation", facts: ["startDate"] }] }),
  );
  await editUser(owner, person.userId, { startDate: "2026-08-01" });
  expect(await vacationOf(person)).toEqual([2026, 28]);
  clock.set("2027-05-10");
  await postDue(organizationId);
  expect(await vacationOf(may)).toEqual([2027, 36]);
  clock.set("2028-02-28");
  await postDue(organizationId);
  expect(await vacationOf(leap)).toEqual([2027, 28]);
  clock.set("2028-02-29");
  await postDue(organizationId);
  expect(await vacationOf(leap)).toEqual([2028, 36]);
});

test("a new start date or office moves the leave year only if no leave is booked in it", async () => {
  const { owner, person, hire, put, approved, organizationId } = await aPolicy();
  const other = await hire();
  for (const { userId } of [person, other]) await editUser(owner, userId, { startDate: "2026-08-01" });
  await put(yearly("hire"));
  await approved(other, "2027-03-15");
  for (const { userId } of [person, other]) await editUser(owner, userId, { startDate: "2026-10-01" });
  expect(await vacationOf(person)).toEqual([2026, 28]);
  expect(await vacationOf(other)).toEqual([2026, 27]);
  const { officeId } = await anOfficeOf(owner, { vacation: { accrualAmount: 20 } });
  for (const { userId } of [person, other]) await editUser(owner, userId, { officeId });
  clock.set("2027-08-01");
  await postDue(organizationId);
  expect((await vacationOf(person))[0]).toBe(2026);
  expect((await vacationOf(other))[0]).toBe(2027);
  expect(await ledgerOf(other)).toContainEqual(expect.stringMatching(/^2027-08-01 carry_over/));
});

test("the leave year can't change once someone uses it or a leave year has ended", async () => {
  const { owner, person, put, approved, id } = await aPolicy();
  const text =
    "can't change, because 1 person already has an opening balance, an adjustment, booked leave, or a closed leave year. Add another leave type instead.";
  const refusal = { code: "leave_year_fixed", message: `The leave year ${text}`, fields: { leaveYear: text } };
  await submitRequest(person, { type: "vacation", startDate: "2027-03-29", endDate: "2027-03-29" });
  await expect(put(yearly("04-01"))).rejects.toMatchObject(refusal);
  await expect(previewPolicyDocument(owner, id, { document: yearly("04-01") })).rejects.toMatchObject(refusal);
  await approved(person, "2027-03-30");
  await expect(put(yearly("09-01"))).rejects.toMatchObject(refusal);
  await put(yearly("01-01"));
  await expect(put(yearly("04-01"), { effectiveOn: "2027-06-01" })).rejects.toMatchObject({
    fields: {
      leaveYear:
        "can't change on a later day than the rest of the policy, so it must be the same in all scheduled changes",
    },
  });
  expect((await readPolicyDocument(owner, id, {})).document).not.toHaveProperty("leaveYear");
});

test("excess can't move between types with different leave years", async () => {
  const { put } = await aPolicy();
  const sending = {
    unit: "day",
    leaveYear: "04-01",
    grants: [{ frequency: "yearly", amount: 9, carryOver: { max: 2, excess: "sick" } }],
  };
  await expect(put(sending)).rejects.toMatchObject({
    fields: {
      leaveYear: "must match the leave year of sick leave, because excess moves between them when a leave year ends",
    },
  });
});

test("excess moves between types with the organization's leave year, while another type has its own", async () => {
  const { owner, person, put, organizationId } = await aPolicy();
  await put(yearly("07-01"));
  const sick = (await listPolicies(owner, owner.officeId, {})).find(({ type }) => type === "sick");
  const grants = [{ frequency: "yearly", amount: 10, carryOver: { max: 4, excess: "personal" } }];
  await editPolicyDocument(owner, sick?.id ?? "", { document: { unit: "day", grants }, confirmed: true });
  const received = async () => (await ledgerOf(person, "personal")).filter((text) => text.includes("transfer"));
  for (const day of ["2028-01-01", "2028-07-01"]) {
    clock.set(day);
    await postDue(organizationId);
    expect(await received()).toEqual(["2028-01-01 transfer +6"]);
  }
  clock.set("2029-01-01");
  await readOwnBalances(person, {});
  expect(await received()).toEqual(["2028-01-01 transfer +6", "2029-01-01 transfer +10"]);
});

test("a preview shows the balances that a new leave year leaves, without saving it", async () => {
  const { owner, id, person, put } = await aPolicy();
  const { impact, on } = await previewPolicyDocument(owner, id, { document: yearly("04-06") });
  expect(on).toBe("2027-03-01");
  expect(impact).toContainEqual(expect.objectContaining({ userId: person.userId, before: 20 * DAY, after: 28 * DAY }));
  expect(await vacationOf(person)).toEqual([2027, 20]);
  await put(yearly("04-06"));
  expect(await vacationOf(person)).toEqual([2026, 28]);
});

test("reports, forecasts, approvals, and adjustments count in a type's own leave year", async () => {
  const { owner, person, put, approved } = await aPolicy();
  await put(yearly("04-06"));
  await approved(person, "2027-03-08", "2027-03-09");
  await submitRequest(person, { type: "vacation", startDate: "2027-03-15", endDate: "2027-03-15" });
  const [waiting] = await readTeamRequests(owner, { view: "team", status: "pending" });
  expect(waiting).toMatchObject({ balanceAfter: 25 * DAY });
  const { id } = (await readOwnBalances(person, {}))[0] ?? { id: "" };
  expect(await adjustBalance(owner, id, { adjustment: 1, reason: "Bonus" })).toMatchObject({
    leaveYear: 2026,
    available: 26 * DAY,
  });
  expect(await readBalanceOutlook(person, person.userId, { type: "vacation" })).toMatchObject({
    expiry: { lastDay: "2027-04-05", minutes: 18 * DAY },
  });
  const expiring = (await reportExpiring(owner, { within: 60 })).filter((one) => one.id === person.userId);
  expect(expiring).toMatchObject([{ type: "vacation", minutes: 18 * DAY, expiresOn: "2027-04-05" }]);
  const { people } = await readPayroll(owner, { month: "2027-03" });
  expect(people.find((one) => one.id === person.userId)?.balance).toMatchObject({ vacation: 27 * DAY, sick: 10 * DAY });
  const reported = (await reportBalancesOfPeople(owner, {})).find((one) => one.id === person.userId);
  expect(reported?.balances).toMatchObject({ vacation: 27 * DAY, sick: 10 * DAY });
});

test("a change to the organization's leave year doesn't affect a type's own leave year", async () => {
  const { owner, person, put } = await aPolicy();
  await put(yearly("04-06"));
  await submitRequest(person, { type: "vacation", startDate: "2027-04-05", endDate: "2027-04-06" });
  await editOrganization(owner, { leaveYearStartsIn: 7 });
  expect(await vacationOf(person)).toEqual([2026, 27, 2027, -1]);
  const [, sick] = await readOwnBalances(person, {});
  expect(sick).toMatchObject({ leaveYear: 2026 });
});

test("edits, policies, and allowances of a type with its own leave year stay when the organization's leave year moves", async () => {
  const { owner, person, put, organizationId } = await aPolicy();
  await put(yearly("04-06"));
  const first = { effectiveOn: "2027-01-01" };
  await put({ ...yearly("04-06"), grants: [{ frequency: "yearly", amount: 32 }] }, first);
  const document = { unit: "day", grants: [{ frequency: "yearly", amount: 40 }] };
  await givePolicy(owner, { type: "vacation", userId: person.userId, document, ...first });
  await editUser(owner, owner.userId, { ptoBalanceOverride: 30, ...first });
  const days = async () => {
    const { rows } = await database().pool.query(
      `SELECT v.policy_id AS of, v.effective_on::text FROM policy_versions v WHERE v.organization_id = $1
       UNION ALL SELECT id, starts_on::text FROM pto_policies WHERE organization_id = $1
       UNION ALL SELECT user_id, effective_on::text FROM balance_overrides WHERE organization_id = $1 ORDER BY 1, 2`,
      [organizationId],
    );
    return rows;
  };
  const before = await days();
  await editOrganization(owner, { leaveYearStartsIn: 7 });
  expect(await days()).toEqual(before);
});

describe("the policy of a group or a person", () => {
  const SENIOR = "grade: senior";
  const document = { unit: "day", grants: [{ frequency: "yearly", amount: 32, carryOver: { max: 8 } }] };
  const early = { code: "too_early" };

  async function aGroup(leaveYear: string) {
    const company = await aPolicy();
    const { owner, person, put } = company;
    await editUser(owner, person.userId, { groups: [SENIOR], startDate: "2020-05-10" });
    await put(yearly(leaveYear));
    const give = (more: object) => givePolicy(owner, { type: "vacation", document, ...more });
    const startOf = async (id: string) => (await lists.policies.read(owner, id, {})).assignment?.startsOn;
    return { ...company, give, startOf };
  }

  test("starts with the type's leave year by default, and never in a closed one", async () => {
    const { person, organizationId, give, startOf } = await aGroup("04-06");
    clock.set("2027-06-01");
    await postDue(organizationId);
    await expect(give({ group: SENIOR, effectiveOn: "2027-04-05" })).rejects.toMatchObject(early);
    const { id } = await give({ group: SENIOR });
    expect(await startOf(id)).toBe("2027-04-06");
    expect((await ledgerOf(person)).at(-1)).toBe("2027-06-01 policy_change +4");
  });

  test("may start, change, and end in the type's leave year before the organization's begins", async () => {
    clock.set("2027-02-10");
    const { owner, person, give, startOf } = await aGroup("04-06");
    const { id } = await give({ userId: person.userId, effectiveOn: "2026-09-01" });
    expect(await startOf(id)).toBe("2026-09-01");
    clock.set("2027-02-11");
    const raised = { ...document, grants: [{ ...document.grants[0], amount: 40 }] };
    await editPolicyDocument(owner, id, { document: raised, effectiveOn: "2026-11-01" });
    clock.set("2027-02-12");
    await endPolicy(owner, id, { effectiveOn: "2026-12-01" });
    clock.set("2027-04-06");
    await postDue(owner.organizationId);
  });

  test("can't change or end in a closed leave year of the type", async () => {
    const { owner, organizationId, give } = await aGroup("04-06");
    const { id } = await give({ group: SENIOR });
    clock.set("2027-06-01");
    await postDue(organizationId);
    const raised = { ...document, grants: [{ ...document.grants[0], amount: 40 }] };
    const on = { effectiveOn: "2027-04-05" };
    await expect(editPolicyDocument(owner, id, { document: raised, ...on })).rejects.toMatchObject(early);
    await expect(endPolicy(owner, id, on)).rejects.toMatchObject(early);
    expect(await editPolicyDocument(owner, id, { document: raised })).toMatchObject({ effectiveOn: "2027-04-06" });
  });

  test("starts with the leave year that began last among its people, if anniversaries begin them", async () => {
    const { owner, hire, organizationId, give, startOf } = await aGroup("hire");
    const other = await hire();
    await editUser(owner, other.userId, { groups: [SENIOR], startDate: "2025-08-01" });
    clock.set("2027-06-01");
    await postDue(organizationId);
    await expect(give({ group: SENIOR, effectiveOn: "2027-05-09" })).rejects.toMatchObject(early);
    const { id } = await give({ group: SENIOR });
    expect(await startOf(id)).toBe("2027-05-10");
    const own = await give({ userId: other.userId });
    expect(await startOf(own.id)).toBe("2026-08-01");
  });

  test("starts with the leave year of the default office's policy if the group is empty", async () => {
    const { give, startOf } = await aGroup("04-06");
    expect(await startOf((await give({ group: "Apprentices" })).id)).toBe("2026-04-06");
  });
});

describe("an edit of an office's policy", () => {
  const early = { code: "too_early" };

  test("never changes a leave year that anniversaries have closed for some of its people", async () => {
    const { owner, person, hire, put, organizationId } = await aPolicy();
    const other = await hire();
    await editUser(owner, person.userId, { startDate: "2020-05-10" });
    await editUser(owner, other.userId, { startDate: "2020-08-01" });
    await put(yearly("hire"));
    clock.set("2027-06-01");
    await postDue(organizationId);
    await expect(put(higher("hire"), { effectiveOn: "2027-05-09" })).rejects.toMatchObject(early);
    expect(await put(higher("hire"))).toMatchObject({ effectiveOn: "2027-05-10" });
    expect(await vacationOf(person)).toEqual([2027, 40]);
    expect((await ledgerOf(person)).filter((entry) => entry.endsWith("of 2026"))).toHaveLength(1);
  });

  test("takes effect a year ago while anniversaries have closed no leave year", async () => {
    const { owner, person, put } = await aPolicy();
    await editUser(owner, person.userId, { startDate: "2020-05-10" });
    await put(yearly("hire"));
    clock.set("2027-03-10");
    expect(await put(higher("hire"))).toMatchObject({ effectiveOn: "2026-03-11" });
    expect(await vacationOf(person)).toEqual([2026, 32]);
  });

  test("never changes a closed leave year that a person kept when they moved to the office", async () => {
    const { owner, person, hire, put, approved, organizationId } = await aPolicy();
    const other = await hire();
    await put(yearly("04-06"));
    await approved(person, "2027-03-15");
    const { officeId } = await anOfficeOf(owner, { vacation: { accrualAmount: 20 } });
    for (const { userId } of [person, other]) await editUser(owner, userId, { officeId });
    clock.set("2027-06-01");
    await postDue(organizationId);
    const [policy] = await listPolicies(owner, officeId, {});
    const edit = (on: object) =>
      editPolicyDocument(owner, policy?.id ?? "", { document: higher(undefined), confirmed: true, ...on });
    const preview = await previewPolicyDocument(owner, policy?.id ?? "", { document: higher(undefined) });
    await expect(edit({ effectiveOn: "2027-04-05" })).rejects.toMatchObject(early);
    expect(await edit({})).toMatchObject({ effectiveOn: "2027-04-06" });
    expect(preview.effectiveOn).toBe("2027-04-06");
  });
});
