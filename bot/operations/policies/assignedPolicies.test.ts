import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { TERMS_AS_JSON } from "#db/queries/policies/termsRows.ts";
import { row } from "#db/queries/statement.ts";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { whereStored } from "#tests/slack/whereStored.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { importText } from "#tests/asserting/importText.ts";
import { editOffice } from "../offices/editOffice.ts";
import { editOrganization } from "../organization/editOrganization.ts";
import { presentPersonRecords } from "#bot/http/present/people/presentPersonRecords.ts";
import { deactivateUser } from "../people/deactivateUser.ts";
import { exportPerson } from "../people/exportPerson.ts";
import { listUsers } from "../people/listUsers.ts";
import { reportBalancesOfPeople } from "../reports/reportBalances.ts";
import { readPayroll } from "../reports/readPayroll.ts";
import { lists } from "../lists/lists.ts";
import { cancelScheduledChange } from "./cancelScheduledChange.ts";
import { editPolicy } from "./editPolicy.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { endPolicy } from "./endPolicy.ts";
import { givePolicy } from "./givePolicy.ts";
import { listPoliciesOfPerson } from "./listPoliciesOfPerson.ts";
import { listPolicyVersions } from "./listPolicyVersions.ts";
import { listGroups } from "./listGroups.ts";
import { orderPolicy } from "./orderPolicy.ts";
import { previewPolicy } from "./previewPolicy.ts";
import { previewPolicyDocument } from "./previewPolicyDocument.ts";
import { readPolicyDocument } from "./readPolicyDocument.ts";
import { previewOrder } from "./previewOrder.ts";
import { previewEnd } from "./previewEnd.ts";
import { previewGivenPolicy } from "./previewGivenPolicy.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const yearly = (amount: number) => ({
  unit: "day",
  grants: [{ frequency: "yearly", amount, starterShare: "byDay", leaverShare: "byDay", carryOver: { max: 5 } }],
});
const unlimited = { unit: "day" };
const expiring = { unit: "day", grants: [{ frequency: "yearly", amount: 24, carryOver: { max: 24, until: "03-31" } }] };
const SENIOR = "grade: senior";

async function aCompanyWithGroups() {
  const company = await aCompany();
  const [senior, junior] = [await company.hire(), await company.hire()];
  await company.edit(senior, { groups: [SENIOR] });
  const { owner } = company;
  const give = (input: object) => givePolicy(owner, { type: "vacation", ...input });
  const appliedTo = async ({ userId }: { userId: string }) =>
    (await listPoliciesOfPerson(owner, userId, {})).find(({ type }) => type === "vacation");
  return { ...company, senior, junior, give, appliedTo };
}

describe("a policy for a group", () => {
  test("replaces the office's policy for the group's members from the start of the leave year, and affects nobody else", async () => {
    const { senior, junior, give, appliedTo } = await aCompanyWithGroups();
    await give({ group: SENIOR, document: yearly(25) });
    expect(await ledgerOf(senior)).toEqual(["2027-01-01 accrual +20", "2027-03-01 policy_change +5"]);
    expect(await ledgerOf(junior)).toEqual(["2027-01-01 accrual +20"]);
    expect(await appliedTo(senior)).toMatchObject({ of: "group", name: SENIOR, until: null, passedOver: [] });
    expect(await appliedTo(senior)).toMatchObject({ allowance: "25 days a year", isUnlimited: false });
    expect(await appliedTo(junior)).toMatchObject({ of: "office", name: "Main Office", allowance: "20 days a year" });
  });

  test("accrues, carries over, and expires by itself", async () => {
    const { senior, give, tick } = await aCompanyWithGroups();
    await give({ group: SENIOR, document: expiring });
    clock.set("2028-04-01");
    await tick();
    expect((await ledgerOf(senior)).slice(2)).toEqual([
      "2028-01-01 carry_over +0",
      "2028-01-01 carry_over +24",
      "2028-01-01 accrual +24",
      "2028-04-01 expiry -24",
    ]);
  });

  test("applies only from its first day on if that day is in the future", async () => {
    const { senior, give, tick } = await aCompanyWithGroups();
    await give({ group: SENIOR, document: yearly(25), effectiveOn: "2028-01-01" });
    expect(await ledgerOf(senior)).toEqual(["2027-01-01 accrual +20"]);
    clock.set("2028-01-01");
    await tick();
    expect((await ledgerOf(senior)).at(-1)).toBe("2028-01-01 accrual +25");
  });

  test("starts when a person joins the group, and ends when they leave it", async () => {
    const { senior, junior, edit, give } = await aCompanyWithGroups();
    await give({ group: SENIOR, document: yearly(25) });
    await edit(junior, { groups: [SENIOR, "Engineering"] });
    await edit(senior, { groups: null });
    expect((await ledgerOf(junior)).at(-1)).toBe("2027-03-01 policy_change +5");
    expect((await ledgerOf(senior)).at(-1)).toBe("2027-03-01 policy_change -5");
  });

  test("applies to people who are added to the group later", async () => {
    const { owner, give } = await aCompanyWithGroups();
    await give({ group: SENIOR, document: yearly(25) });
    await importText(owner, `name,email,groups\nSue,sue@${owner.email.split("@")[1]},${SENIOR}`);
    const sue = (await listUsers(owner, {})).find(({ name }) => name === "Sue");
    const added = { organizationId: owner.organizationId, userId: sue?.id ?? "" };
    expect(await ledgerOf(added)).toEqual(["2027-01-01 accrual +25"]);
  });

  test("is edited in versions, like an office's policy", async () => {
    const { owner, senior, junior, give } = await aCompanyWithGroups();
    const { id } = await give({ group: SENIOR, document: yearly(25) });
    clock.set("2027-03-02");
    await editPolicyDocument(owner, id, { document: yearly(30), effectiveOn: "2027-01-01" });
    expect((await ledgerOf(senior)).slice(1)).toEqual(["2027-03-01 policy_change +5", "2027-03-02 policy_change +5"]);
    expect(await ledgerOf(junior)).toHaveLength(1);
    expect(await listPolicyVersions(owner, id, {})).toHaveLength(2);
  });

  test("shows in its preview that nobody is in the group, so that a typing error is noticed", async () => {
    const { owner } = await aCompanyWithGroups();
    const preview = (group: string) => previewGivenPolicy(owner, { type: "vacation", group, document: yearly(25) });
    expect(await preview("grade: seniors")).toMatchObject({ isUnused: true, people: 0 });
    expect(await preview(SENIOR)).toMatchObject({ isUnused: false, people: 1 });
  });

  test("is refused if it has its own leave year, even in the preview", async () => {
    const { owner, give } = await aCompanyWithGroups();
    const wanted = { type: "vacation", group: SENIOR, document: { ...yearly(25), leaveYear: "hire" } };
    const refusal = {
      code: "cannot_post",
      fields: { leaveYear: expect.stringContaining("follow the office's policy") },
    };
    expect(await refusalOf(give(wanted))).toMatchObject(refusal);
    expect(await refusalOf(previewGivenPolicy(owner, wanted))).toMatchObject(refusal);
  });

  test("is refused if the group already has a policy for the leave type", async () => {
    const { give } = await aCompanyWithGroups();
    const { id: policyId } = await give({ group: SENIOR, document: yearly(25) });
    const second = give({ group: SENIOR, document: yearly(26) });
    expect(await refusalOf(second)).toMatchObject({ code: "already_given", policyId });
  });
});

test("the versions of a person's policies have the same terms in the database's function as in statements", async () => {
  const { senior, give } = await aCompanyWithGroups();
  await give({ group: SENIOR, document: expiring });
  const read = async <Row extends object>(name: string, text: string) =>
    row<Row & { terms: object }>({ name, text }, [senior.organizationId, senior.userId]);
  const assigned = await read<{ count: number }>(
    "terms-assigned",
    `SELECT a -> 'policies' -> 0 -> 'versions' -> 0 -> 'value' AS terms, jsonb_array_length(a -> 'policies') AS count
    FROM users u, assigned_policies(u.organization_id, u.id, u.office_id, u.policy_ids, u.past_policy_ids) a
    WHERE u.organization_id = $1 AND u.id = $2`,
  );
  const stored = await read(
    "terms-stored",
    `SELECT ${TERMS_AS_JSON} AS terms FROM policy_versions v JOIN users u
      ON u.organization_id = v.organization_id AND v.policy_id = ANY (u.policy_ids)
    WHERE u.organization_id = $1 AND u.id = $2`,
  );
  expect(assigned).toEqual({ terms: stored?.terms, count: 1 });
  expect(assigned?.terms).toHaveProperty("document");
});

test("the groups of active people are listed by name, with the number of their people", async () => {
  const { owner, senior, junior, edit } = await aCompanyWithGroups();
  await edit(senior, { groups: [SENIOR, "Ärzte", "engineering"] });
  await edit(junior, { groups: ["engineering", "Zoo"] });
  const { junior: elsewhere, edit: editElsewhere } = await aCompanyWithGroups();
  await editElsewhere(elsewhere, { groups: ["Another organization's"] });
  expect(await listGroups(owner, {})).toEqual([
    { group: "Ärzte", people: 1 },
    { group: "engineering", people: 2 },
    { group: SENIOR, people: 1 },
    { group: "Zoo", people: 1 },
  ]);
  await deactivateUser(owner, junior.userId, {});
  expect(await listGroups(owner, {})).not.toContainEqual({ group: "Zoo", people: 1 });
});

test("the audit event of a given policy doesn't name the group, because groups are personal data", async () => {
  const { owner, give } = await aCompanyWithGroups();
  const { id } = await give({ group: SENIOR, document: yearly(25) });
  expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ action: "givePolicy", subjectId: id });
  expect(await whereStored(SENIOR)).not.toContain("audit_events.after");
});

test("weeks of a group's policy follow the working hours of a person's offices, including one that they left", async () => {
  const { owner, senior, office, edit, give, balance } = await aCompanyWithGroups();
  const { officeId } = await office();
  const workingPattern = { from: "2020-01-01", weeks: [[480, 480, 480, 480, 0, 0, 0]] };
  await editOffice(owner, owner.officeId, { workingPattern });
  const grant = { frequency: "yearly", amount: { weeks: 5, in: "days" } };
  await give({ group: SENIOR, document: { unit: "day", grants: [grant] } });
  expect((await balance(senior)).total).toBe(20 * 480);
  clock.set("2027-07-02");
  await edit(senior, { officeId });
  // Four days a week for 182 days, and five for 183: (20 × 182 + 25 × 183) ÷ 365.
  expect((await balance(senior)).total / 480).toBeCloseTo(22.51, 2);
});

test("a policy that applies from the start of the leave year moves with it", async () => {
  const { owner, senior, give, appliedTo } = await aCompanyWithGroups();
  const { id } = await give({ group: SENIOR, document: yearly(25) });
  await editOrganization(owner, { leaveYearStartsIn: 4 });
  expect((await lists.policies.read(owner, id, {})).assignment).toMatchObject({ startsOn: "2026-04-01" });
  expect(await appliedTo(senior)).toMatchObject({ of: "group" });
});

test("an export contains the person's own policies and those of their groups", async () => {
  const { owner, senior, give } = await aCompanyWithGroups();
  await give({ group: SENIOR, document: expiring });
  const { profile } = presentPersonRecords(await exportPerson(owner, senior.userId, {}));
  expect(profile.policies).toEqual([
    { type: "vacation", group: SENIOR, from: "2027-01-01", until: null, policy: expect.stringContaining("24 days") },
  ]);
});

describe("two policies for a person", () => {
  test("a person's own precedes a group's, and the first group in the list precedes the second", async () => {
    const { senior, edit, give, appliedTo } = await aCompanyWithGroups();
    await give({ group: SENIOR, document: yearly(25) });
    await give({ group: "part-time", document: yearly(10) });
    await edit(senior, { groups: ["part-time", SENIOR] });
    expect(await appliedTo(senior)).toMatchObject({ of: "group", name: SENIOR, passedOver: ["part-time"] });
    await give({ userId: senior.userId, document: yearly(30) });
    expect(await appliedTo(senior)).toMatchObject({ of: "person", name: null, passedOver: [SENIOR, "part-time"] });
    expect((await ledgerOf(senior)).slice(1)).toEqual(["2027-03-01 policy_change +5", "2027-03-01 policy_change +5"]);
  });
});

describe("ending a policy", () => {
  test("returns people to the policy that applies next", async () => {
    const { owner, senior, give, appliedTo } = await aCompanyWithGroups();
    const { id } = await give({ userId: senior.userId, document: yearly(25) });
    await endPolicy(owner, id, { effectiveOn: "2027-01-01" });
    expect((await ledgerOf(senior)).at(-1)).toBe("2027-03-01 policy_change -5");
    expect(await appliedTo(senior)).toMatchObject({ of: "office" });
    await give({ userId: senior.userId, document: yearly(22) });
    expect((await ledgerOf(senior)).at(-1)).toBe("2027-03-01 policy_change +2");
  });

  test("on a later day shows that day in advance, and lists the policy as ended from then on", async () => {
    const { owner, senior, give, appliedTo } = await aCompanyWithGroups();
    const { id } = await give({ group: SENIOR, document: yearly(25) });
    await endPolicy(owner, id, { effectiveOn: "2027-07-01" });
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ action: "endPolicy", subjectId: id });
    expect(await appliedTo(senior)).toMatchObject({ of: "group", until: "2027-07-01" });
    expect((await lists.policies.read(owner, id, {})).assignment).toMatchObject({ endsOn: "2027-07-01" });
    clock.set("2027-07-01");
    expect(await appliedTo(senior)).toMatchObject({ of: "office" });
    const listed = async (filter: object) =>
      (await lists.policies.list(owner, { type: "vacation", ...filter })).rows.map((policy) => policy.id);
    expect(await listed({})).not.toContain(id);
    expect(await listed({ isEnded: "true" })).toEqual([id]);
  });

  test("keeps the terms of its last day, which can be read by id", async () => {
    const { owner, give } = await aCompanyWithGroups();
    const { id } = await give({ group: SENIOR, document: yearly(25) });
    await editPolicyDocument(owner, id, { document: yearly(30), effectiveOn: "2028-01-01" });
    await endPolicy(owner, id, { effectiveOn: "2027-07-01" });
    clock.set("2028-02-01");
    const assignment = { group: SENIOR, startsOn: "2027-01-01", endsOn: "2027-07-01" };
    const read = await lists.policies.read(owner, id, {});
    expect(read).toMatchObject({ isEnded: true, allowance: "25 days a year", assignment });
    const [current] = (await lists.policies.list(owner, { type: "vacation" })).rows;
    expect(current).toMatchObject({ isEnded: false, allowance: "20 days a year" });
  });

  test("never reaches back before the current leave year", async () => {
    const { owner, senior, give, tick } = await aCompanyWithGroups();
    const { id } = await give({ userId: senior.userId, document: yearly(25), effectiveOn: "2027-03-01" });
    clock.set("2028-02-01");
    await tick();
    const posted = await ledgerOf(senior);
    for (const effectiveOn of ["2027-01-01", "2027-03-01", "2027-12-31"]) {
      expect(await refusalOf(endPolicy(owner, id, { effectiveOn }))).toMatchObject({ code: "too_early" });
    }
    expect(await ledgerOf(senior)).toEqual(posted);
    await endPolicy(owner, id, { effectiveOn: "2028-01-01" });
    expect((await ledgerOf(senior)).slice(posted.length)).toEqual(["2028-02-01 policy_change -5"]);
  });

  test("changes nothing if it ended before the current leave year", async () => {
    const { owner, senior, give, tick } = await aCompanyWithGroups();
    const { id } = await give({ userId: senior.userId, document: yearly(25) });
    await endPolicy(owner, id, { effectiveOn: "2027-07-01" });
    clock.set("2028-02-01");
    await tick();
    const posted = await ledgerOf(senior);
    expect(await refusalOf(endPolicy(owner, id, { effectiveOn: "2027-01-01" }))).toMatchObject({ code: "too_early" });
    await endPolicy(owner, id, {});
    expect(await ledgerOf(senior)).toEqual(posted);
  });

  test("before its first day cancels it, and another one can be given and moves with the leave year", async () => {
    const { owner, senior, give, appliedTo } = await aCompanyWithGroups();
    const { id } = await give({ group: SENIOR, document: yearly(25), effectiveOn: "2029-01-01" });
    await endPolicy(owner, id, {});
    expect((await refusalOf(lists.policies.read(owner, id, {}))).kind).toBe("missing");
    const other = await give({ group: SENIOR, document: yearly(22) });
    expect(await appliedTo(senior)).toMatchObject({ id: other.id, of: "group" });
    await editOrganization(owner, { leaveYearStartsIn: 4 });
    expect((await lists.policies.read(owner, other.id, {})).assignment).toMatchObject({ startsOn: "2026-04-01" });
  });

  test("asks if it would leave people below zero", async () => {
    const { owner, senior, book, give } = await aCompanyWithGroups();
    const { id } = await give({ group: SENIOR, document: yearly(25) });
    await book(senior, "2027-04-01", "2027-05-05");
    const { code, impact } = await refusalOf(endPolicy(owner, id, { effectiveOn: "2027-01-01" }));
    expect({ code, impact }).toMatchObject({ code: "needs_confirmation", impact: [{ before: 0, after: -5 }] });
    await endPolicy(owner, id, { effectiveOn: "2027-01-01", confirmed: true });
    expect(await ledgerOf(senior)).toContain("2027-03-01 policy_change -5");
  });

  test("leaves the policy unchanged: it can't be edited, but a new policy can copy its document", async () => {
    const { owner, senior, give } = await aCompanyWithGroups();
    const { id } = await give({ group: SENIOR, document: yearly(25) });
    await editPolicyDocument(owner, id, { document: yearly(30), effectiveOn: "2028-01-01" });
    clock.set("2027-06-01");
    await endPolicy(owner, id, {});
    const posted = await ledgerOf(senior);
    const ended = { kind: "rule", code: "policy_ended", message: "This policy has ended and can't be changed" };
    for (const edit of [editPolicyDocument, previewPolicyDocument]) {
      expect(await refusalOf(edit(owner, id, { document: yearly(90), confirmed: true }))).toMatchObject(ended);
    }
    for (const edit of [editPolicy, previewPolicy]) {
      expect(await refusalOf(edit(owner, id, { carryOverDays: 3 }))).toMatchObject(ended);
    }
    expect(await refusalOf(cancelScheduledChange(owner, id, { effectiveOn: "2028-01-01" }))).toMatchObject(ended);
    expect(await ledgerOf(senior)).toEqual(posted);
    const { document } = await readPolicyDocument(owner, id, {});
    await give({ userId: senior.userId, document });
  });

  test("is refused for an office's policy", async () => {
    const { owner, junior, appliedTo } = await aCompanyWithGroups();
    const id = (await appliedTo(junior))?.id ?? "";
    expect(await refusalOf(endPolicy(owner, id, {}))).toMatchObject({ code: "policy_of_office" });
  });
});

describe("the order of groups", () => {
  const TEAM = "Engineering";

  async function withTwoGroups() {
    const company = await aCompanyWithGroups();
    const { senior, junior, edit, give } = company;
    await edit(senior, { groups: [SENIOR, TEAM] });
    await edit(junior, { groups: [TEAM] });
    const first = await give({ group: SENIOR, document: yearly(25) });
    const second = await give({ group: TEAM, document: yearly(30) });
    return { ...company, first: first.id, second: second.id };
  }

  test("decides which policy applies to a person of both groups, and can be changed", async () => {
    const { owner, senior, junior, first, second, appliedTo } = await withTwoGroups();
    expect(await appliedTo(senior)).toMatchObject({ id: first, passedOver: [TEAM] });
    const posted = await ledgerOf(junior);
    const preview = await previewOrder(owner, second, { before: first });
    const rise = { userId: senior.userId, before: 25 * 480, after: 30 * 480 };
    expect(preview).toMatchObject({ people: 1, impact: [rise], below: [] });
    expect(await appliedTo(senior)).toMatchObject({ id: first });
    await orderPolicy(owner, second, { before: first });
    expect(await appliedTo(senior)).toMatchObject({ id: second, passedOver: [SENIOR] });
    expect((await ledgerOf(senior)).at(-1)).toBe("2027-03-01 policy_change +5");
    expect(await ledgerOf(junior)).toEqual(posted);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      action: "orderPolicy",
      subjectId: second,
      before: { place: 2 },
      after: { place: 1 },
    });
    await orderPolicy(owner, second, { before: null });
    expect((await ledgerOf(senior)).at(-1)).toBe("2027-03-01 policy_change -5");
  });

  test("changes nothing in closed leave years", async () => {
    const { owner, senior, junior, first, second, tick, appliedTo } = await withTwoGroups();
    clock.set("2028-02-01");
    await tick();
    const posted = await ledgerOf(senior);
    const others = await ledgerOf(junior);
    const { id } = await orderPolicy(owner, second, { before: first });
    expect((await ledgerOf(senior)).slice(posted.length)).toEqual(["2028-02-01 policy_change +5"]);
    expect(await ledgerOf(junior)).toEqual(others);
    expect(await appliedTo(senior)).toMatchObject({ id, of: "group", name: TEAM, passedOver: [SENIOR] });
    expect((await lists.policies.read(owner, second, {})).assignment).toMatchObject({ endsOn: "2028-01-01" });
    expect(await listPolicyVersions(owner, id, {})).toHaveLength(1);
    await orderPolicy(owner, id, { before: null });
    expect(await appliedTo(senior)).toMatchObject({ id: first });
    expect((await ledgerOf(senior)).at(-1)).toBe("2028-02-01 policy_change -5");
  });

  test("asks if it would leave people below zero, and is refused for a policy without an order", async () => {
    const { owner, senior, junior, first, second, book, appliedTo, give } = await withTwoGroups();
    await orderPolicy(owner, second, { before: first });
    await book(senior, "2027-04-01", "2027-05-12");
    expect(await refusalOf(orderPolicy(owner, second, { before: null }))).toMatchObject({
      code: "needs_confirmation",
      impact: [{ before: 0, after: -5 }],
    });
    await orderPolicy(owner, second, { before: null, confirmed: true });
    expect(await appliedTo(senior)).toMatchObject({ id: first });
    const { id } = await give({ userId: junior.userId, document: yearly(22) });
    expect(await refusalOf(orderPolicy(owner, id, { before: null }))).toMatchObject({ code: "not_of_group" });
    expect((await refusalOf(orderPolicy(owner, first, { before: id }))).kind).toBe("missing");
  });

  test("leaves out ended policies: they can't move, and no policy moves before them", async () => {
    const { owner, first, second } = await withTwoGroups();
    clock.set("2027-07-01");
    await endPolicy(owner, first, {});
    for (const today of ["2027-08-01", "2028-02-01"]) {
      clock.set(today);
      for (const order of [orderPolicy, previewOrder]) {
        expect(await refusalOf(order(owner, first, { before: null }))).toMatchObject({ code: "policy_ended" });
        expect(await refusalOf(order(owner, second, { before: first }))).toMatchObject({
          kind: "rule",
          code: "other_policy_ended",
          message: "The other policy has ended. Choose a position before a current policy.",
        });
      }
    }
  });

  test("isn't changed by Admins for their own group", async () => {
    const { owner, edit, first, second } = await withTwoGroups();
    const admin = await hire(owner, "Ada", "Admin", { officeId: owner.officeId });
    await edit(admin, { groups: [TEAM] });
    expect(await refusalOf(orderPolicy(admin, second, { before: first }))).toMatchObject({ code: "own_balance" });
    await orderPolicy(admin, first, { before: null });
  });
});

describe("the preview", () => {
  test("of an end lists the balances that ending the policy would change, and ends nothing", async () => {
    const { owner, senior, junior, book, give, appliedTo } = await aCompanyWithGroups();
    const { id } = await give({ group: SENIOR, document: yearly(25) });
    await book(senior, "2027-04-01", "2027-05-05");
    const posted = await ledgerOf(senior);
    const fall = { userId: senior.userId, before: 0, after: -5 * 480 };
    expect(await previewEnd(owner, id, { effectiveOn: "2027-01-01" })).toMatchObject({
      isUnchanged: false,
      people: 1,
      impact: [fall],
      below: [fall],
    });
    expect(await ledgerOf(senior)).toEqual(posted);
    expect(await appliedTo(senior)).toMatchObject({ id, of: "group", until: null });
    const ofOffice = (await appliedTo(junior))?.id ?? "";
    expect(await refusalOf(previewEnd(owner, ofOffice, {}))).toMatchObject({ code: "policy_of_office" });
  });

  test("of an end after the one that is already set changes nothing", async () => {
    const { owner, give } = await aCompanyWithGroups();
    const { id } = await give({ group: SENIOR, document: yearly(25) });
    await endPolicy(owner, id, { effectiveOn: "2027-07-01" });
    const later = await previewEnd(owner, id, { effectiveOn: "2027-08-01" });
    expect(later).toMatchObject({ isUnchanged: true, people: 0, below: [] });
  });

  test("lists the balances that giving the policy would change, and saves nothing", async () => {
    const { owner, senior, appliedTo } = await aCompanyWithGroups();
    const input = { type: "vacation", group: SENIOR, document: yearly(25) };
    expect(await previewGivenPolicy(owner, input)).toMatchObject({
      people: 1,
      impact: [{ userId: senior.userId, before: 20 * 480, after: 25 * 480 }],
    });
    expect(await appliedTo(senior)).toMatchObject({ of: "office" });
  });
});

describe("unlimited time off for a group", () => {
  test("starts today, and reports show it only for the group's members", async () => {
    const { owner, senior, junior, give, appliedTo } = await aCompanyWithGroups();
    await give({ group: SENIOR, document: unlimited });
    expect(await appliedTo(senior)).toMatchObject({ isUnlimited: true });
    const people = await reportBalancesOfPeople(owner, {});
    const of = ({ userId }: { userId: string }) => people.find(({ id }) => id === userId)?.balances["vacation"];
    expect([of(senior), of(junior)]).toEqual([null, 20 * 480]);
    const payroll = await readPayroll(owner, { month: "2027-03" });
    const paid = ({ userId }: { userId: string }) =>
      payroll.people.find(({ id }) => id === userId)?.balance["vacation"];
    expect([paid(senior), paid(junior)]).toEqual([null, 20 * 480]);
    const early = { group: "part-time", document: unlimited, effectiveOn: "2027-01-01" };
    expect(await refusalOf(give({ userId: junior.userId, ...early, group: undefined }))).toMatchObject({
      code: "too_early",
    });
  });

  test("moves past leave out of the balance when a person joins the group, and back when they leave it", async () => {
    const { junior, book, edit, give } = await aCompanyWithGroups();
    await give({ group: SENIOR, document: unlimited });
    await book(junior, "2027-03-08", "2027-03-09");
    clock.set("2027-04-01");
    await edit(junior, { groups: [SENIOR] });
    const recosts = async () => (await ledgerOf(junior)).filter((entry) => entry.includes("recost"));
    const joined = ["2027-03-08 recost +2", "2027-03-08 recost -2 unlimited"];
    expect(await recosts()).toEqual(joined);
    await edit(junior, { groups: null });
    expect(await recosts()).toEqual([...joined, "2027-03-08 recost +2 unlimited", "2027-03-08 recost -2"]);
  });

  test("moves past leave of a former member into the balance only once they return", async () => {
    const { senior, book, deactivate, edit, give } = await aCompanyWithGroups();
    await give({ group: SENIOR, document: unlimited });
    await book(senior, "2027-03-08", "2027-03-09");
    clock.set("2027-04-01");
    await deactivate(senior);
    await edit(senior, { groups: null });
    const recosts = async () => (await ledgerOf(senior)).filter((entry) => entry.includes("recost"));
    expect(await recosts()).toEqual([]);
    await edit(senior, { isActive: true });
    expect(await recosts()).toEqual(["2027-03-08 recost +2 unlimited", "2027-03-08 recost -2"]);
  });

  test("stays in payroll reports of an earlier leave year after a member has left the group", async () => {
    const { owner, senior, edit, give } = await aCompanyWithGroups();
    await give({ group: SENIOR, document: unlimited });
    const paid = async (month: string) =>
      (await readPayroll(owner, { month })).people.find(({ id }) => id === senior.userId)?.balance["vacation"];
    clock.set("2028-02-01");
    await edit(senior, { groups: [] });
    expect([await paid("2027-12"), await paid("2028-02")]).toEqual([null, 20 * 480]);
    await edit(senior, { groups: [SENIOR] });
    expect([await paid("2027-12"), await paid("2028-02")]).toEqual([null, null]);
  });
});

describe("an Admin", () => {
  test("can't give themselves or their own group a policy, or change one, but an Owner can", async () => {
    const { owner, edit, give } = await aCompanyWithGroups();
    const admin = await hire(owner, "Ada", "Admin", { officeId: owner.officeId });
    await edit(admin, { groups: ["admins"] });
    const byAdmin = (input: object) => givePolicy(admin, { type: "vacation", document: yearly(30), ...input });
    const own = await refusalOf(byAdmin({ userId: admin.userId }));
    const group = await refusalOf(byAdmin({ group: "admins" }));
    expect([own.code, group.code]).toEqual(["own_balance", "own_balance"]);
    const { id } = await give({ group: "admins", document: yearly(22) });
    expect(await refusalOf(editPolicyDocument(admin, id, { document: yearly(30) }))).toMatchObject({
      code: "own_balance",
    });
    expect(await refusalOf(endPolicy(admin, id, {}))).toMatchObject({ code: "own_balance" });
    await byAdmin({ group: SENIOR });
  });
});
