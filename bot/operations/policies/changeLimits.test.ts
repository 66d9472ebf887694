import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { emptyPolicies } from "#db/migrations/044-empty-policies.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { importText } from "#tests/asserting/importText.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { editLeaveType } from "../leaveTypes/editLeaveType.ts";
import { listLeaveTypes } from "../leaveTypes/listLeaveTypes.ts";
import { createOffice } from "../offices/createOffice.ts";
import { editOffice } from "../offices/editOffice.ts";
import { editPolicy } from "./editPolicy.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { endPolicy } from "./endPolicy.ts";
import { givePolicy } from "./givePolicy.ts";
import { listPolicies } from "./listPolicies.ts";
import { orderPolicy } from "./orderPolicy.ts";
import { previewGivenPolicy } from "./previewGivenPolicy.ts";
import { previewOrder } from "./previewOrder.ts";
import { previewPolicyDocument } from "./previewPolicyDocument.ts";

await testDatabase();
const clock = testClock("2027-03-01");

const yearly = (amount: number) => ({ unit: "day", grants: [{ frequency: "yearly", amount }] });
const refused = (code: string) => ({ kind: "conflict", code });

const fill = (id: string, versions: number, step: number) =>
  database().pool.query(
    `INSERT INTO policy_versions (organization_id, id, policy_id, version, effective_on, is_unlimited, accrual,
       accrual_period, accrual_timing, carry_over, document, created_at)
     SELECT organization_id, gen_random_uuid(), policy_id, version + n, effective_on + n * $3::int, is_unlimited,
       accrual, accrual_period, accrual_timing, carry_over, document, created_at
     FROM policy_versions, generate_series(1, $2) n WHERE policy_id = $1 AND version = 1`,
    [id, versions, step],
  );

async function aGroup() {
  const company = await aCompany();
  const member = await company.hire();
  await company.edit(member, { groups: ["Crew"] });
  const give = (holder: object, amount = 25, type = "vacation") =>
    givePolicy(company.owner, { type, document: yearly(amount), ...holder });
  const carried = async () => {
    const found = await findPerson(member.organizationId, member.userId);
    return (found?.facts?.assigned?.policies ?? []).map(({ versions }) => versions.map(({ version }) => version));
  };
  return { ...company, member, give, carried };
}

test("a leave type can't be restored if its policy and those of other types add leave too often together", async () => {
  const { owner } = await aCompany();
  const daily = { unit: "day", grants: [{ frequency: "daily", amount: 20, amountPer: "year" }] };
  const types = await listLeaveTypes(owner, {});
  const vacation = types.find(({ key }) => key === "vacation")?.id ?? "";
  const policies = await listPolicies(owner, owner.officeId, {});
  const save = (type: string, document: object) =>
    editPolicyDocument(owner, policies.find((policy) => policy.type === type)?.id ?? "", { document, confirmed: true });
  await save("vacation", daily);
  await editLeaveType(owner, vacation, { archived: true });
  for (const type of ["sick", "personal"]) await save(type, daily);
  const restore = () => editLeaveType(owner, vacation, { archived: false });
  await expect(restore()).rejects.toMatchObject(refused("cannot_post"));
  await save("sick", yearly(10));
  await restore();
});

test("an office's policies can't be changed once their versions fill its share of memory, but other offices' policies can", async () => {
  const { owner, office } = await aCompany();
  const { officeId } = await office();
  const [here, there] = [await listPolicies(owner, owner.officeId, {}), await listPolicies(owner, officeId, {})];
  const raise = (id = "") => editPolicy(owner, id, { accrualAmount: 30 });
  await database().pool.query(
    `INSERT INTO policy_versions (organization_id, id, policy_id, version, effective_on, is_unlimited, accrual,
       accrual_period, accrual_timing, carry_over, created_at)
     SELECT organization_id, gen_random_uuid(), policy_id, version + n, effective_on, is_unlimited, accrual,
       accrual_period, accrual_timing, carry_over, created_at
     FROM policy_versions, generate_series(1, 15000) n WHERE policy_id = $1 AND version = 1`,
    [here[0]?.id],
  );
  await expect(raise(here[1]?.id)).rejects.toMatchObject({ kind: "conflict", code: "too_many_versions" });
  expect((await raise(there[0]?.id)).isChanged).toBe(true);
});

test("an organization has at most 1,000 offices, so that new offices can't overload the scheduler", async () => {
  const { owner } = await aCompany();
  const create = (name: string) => createOffice(owner, { name, country: "Japan", timezone: "Asia/Tokyo" });
  await database().pool.query(
    `INSERT INTO offices (organization_id, id, name, country, timezone, is_default, created_at, updated_at)
     SELECT organization_id, gen_random_uuid(), name || n, country, timezone, false, created_at, updated_at
     FROM offices, generate_series(1, 998) n WHERE organization_id = $1`,
    [owner.organizationId],
  );
  await create("Thousandth");
  await expect(create("One more")).rejects.toMatchObject({ kind: "conflict", code: "too_many_offices" });
});

test("a policy that is changed again and again on one day doesn't grow what its people carry", async () => {
  const { owner, member, give, carried, balance } = await aGroup();
  const { id } = await give({ group: "Crew" });
  for (const amount of [30, 25, 30]) await editPolicyDocument(owner, id, { document: yearly(amount) });
  expect(await carried()).toEqual([[1, 4]]);
  await editPolicyDocument(owner, id, { document: yearly(35), effectiveOn: "2027-06-01" });
  await editPolicyDocument(owner, id, { document: yearly(28), effectiveOn: "2027-01-01" });
  expect(await carried()).toEqual([[1, 6, 7]]);
  expect((await balance(member)).total).toBe(28 * 480);
});

test("a person carries few policies, so that a thousand people can be read together", async () => {
  const { owner, member, edit, hire, give } = await aGroup();
  const [{ id }, other] = [await give({ group: "Crew" }), await hire()];
  await fill(id, 80, 1);
  const raise = (effectiveOn: string) => editPolicyDocument(owner, id, { document: yearly(30), effectiveOn });
  const tooLarge = refused("policies_too_large");
  await expect(raise("2027-09-01")).rejects.toMatchObject(tooLarge);
  await expect(give({ userId: member.userId })).rejects.toMatchObject(tooLarge);
  await expect(edit(other, { groups: ["Crew"] })).rejects.toMatchObject(tooLarge);
  const file = `name,email,groups\nSue,sue@${owner.email.split("@")[1]},Crew`;
  await expect(importText(owner, file)).rejects.toMatchObject(tooLarge);
  await give({ userId: other.userId });
  await edit(member, { groups: null });
  await expect(raise("2027-09-01")).rejects.toMatchObject(tooLarge);
  await raise("2027-01-01");
  await edit(other, { groups: ["Crew"] });
});

test("a person's policies are limited together with those of earlier groups, because closed leave years need them", async () => {
  const { owner, member, edit, hire, give } = await aGroup();
  const [{ id }, { id: shore }] = [await give({ group: "Crew" }), await give({ group: "Shore" })];
  const other = await hire();
  await fill(id, 30, 1);
  await fill(shore, 29, 1);
  await edit(member, { groups: ["Shore"] });
  await edit(member, { groups: null });
  const tooLarge = refused("policies_too_large");
  await expect(give({ userId: member.userId })).rejects.toMatchObject(tooLarge);
  const raise = (effectiveOn: string) => editPolicyDocument(owner, id, { document: yearly(30), effectiveOn });
  await expect(raise("2027-09-01")).rejects.toMatchObject(tooLarge);
  await give({ group: "Bridge" });
  await edit(other, { groups: ["Bridge"] });
  await expect(edit(member, { groups: ["Bridge"] })).rejects.toMatchObject(tooLarge);
});

test("a person's facts can't be changed again once their earlier facts fill their share of memory", async () => {
  const { owner, member, edit } = await aGroup();
  await database().pool.query(
    `UPDATE users SET past_facts = (
       SELECT jsonb_agg(jsonb_build_object('until', date '2020-01-01' + n, 'facts', jsonb_build_object('creditedYears', n)))
       FROM generate_series(1, 400) n) WHERE id = $1`,
    [member.userId],
  );
  await expect(edit(member, { creditedYears: 3 })).rejects.toMatchObject(refused("facts_changed_too_often"));
  await edit(member, { name: "Mia", groups: ["Crew"] });
  const file = `email,credited years\n${member.email},3`;
  await expect(importText(owner, file)).rejects.toMatchObject(refused("facts_changed_too_often"));
});

test("all versions of policies of groups and people together are limited, including those that apply on no day", async () => {
  const { owner, give } = await aGroup();
  const { id } = await give({ group: "Crew" });
  await fill(id, 2000, 0);
  await expect(give({ group: "Shore" })).rejects.toMatchObject(refused("too_many_versions"));
  await expect(editPolicyDocument(owner, id, { document: yearly(30) })).rejects.toMatchObject(
    refused("too_many_versions"),
  );
  await endPolicy(owner, id, {});
});

test("an organization has at most 500 policies of groups and people", async () => {
  const { owner, give } = await aGroup();
  await database().pool.query(
    `INSERT INTO pto_policies (organization_id, id, type, group_label, position, starts_on, ends_on, created_at)
     SELECT $1, gen_random_uuid(), 'vacation', 'Crew ' || n, n, '2020-01-01', CASE WHEN n > 499 THEN date '2020-01-01' END,
       '2020-01-01'
     FROM generate_series(1, 600) n`,
    [owner.organizationId],
  );
  await give({ group: "Crew" });
  await expect(give({ group: "Shore" })).rejects.toMatchObject(refused("too_many_policies"));
});

test("moving a policy of earlier leave years, which adds another one, is refused at the limit", async () => {
  const { owner, give } = await aGroup();
  const first = await give({ group: "Crew" });
  const second = await give({ group: "Shore", effectiveOn: "2027-03-01" });
  clock.set("2028-03-01");
  await fill(second.id, 1500, 0);
  for (const order of [previewOrder, orderPolicy]) {
    await expect(order(owner, second.id, { before: first.id })).rejects.toMatchObject(refused("too_many_versions"));
  }
  await orderPolicy(owner, first.id, { before: null });
});

test("giving and ending a policy on its first day again and again doesn't grow what its people carry", async () => {
  const { owner, give, carried } = await aGroup();
  let last = "";
  for (const amount of [25, 26, 27]) {
    ({ id: last } = await give({ group: "Crew" }, amount));
    expect(await carried()).toEqual([[1]]);
    await endPolicy(owner, last, { effectiveOn: "2027-01-01" });
  }
  await expect(editPolicyDocument(owner, last, { document: yearly(30) })).rejects.toMatchObject({ kind: "missing" });
  await database().pool.query(emptyPolicies.sql);
  expect(await carried()).toEqual([]);
});

const weekOf = (hours: number) => [[hours, hours, hours, hours, hours, 0, 0].map((one) => one * 60)];

const fillHours = ({ organizationId }: { organizationId: string }, changes: number, offices = "true") =>
  database().pool.query(
    `UPDATE offices SET working_patterns = (
       SELECT jsonb_agg(jsonb_build_object('from', date '2000-01-01' + n, 'weeks', jsonb_build_array(week, week)))
       FROM generate_series(1, $2) n, CAST('[480, 480, 480, 480, 480, 480, 480]' AS jsonb) week)
     WHERE organization_id = $1 AND ${offices}`,
    [organizationId, changes],
  );

test("the working hours of a person's offices, which the person also carries, stay small", async () => {
  const { owner, office, hire, edit, member, give } = await aGroup();
  const changeHours = (from: string) =>
    editOffice(owner, owner.officeId, { workingPattern: { from, weeks: weekOf(7) } });
  const tooLarge = refused("hours_too_large");
  const { officeId } = await office();
  const away = await hire({ officeId });
  await fillHours(owner, 96);
  await changeHours("2027-04-01");
  await expect(give({ group: "Crew" })).rejects.toMatchObject(tooLarge);
  await fillHours(owner, 60);
  await give({ group: "Crew" });
  await changeHours("2027-05-01");
  await expect(edit(member, { officeId })).rejects.toMatchObject(tooLarge);
  await fillHours(owner, 96);
  await expect(changeHours("2027-06-01")).rejects.toMatchObject(tooLarge);
  await expect(edit(away, { groups: ["Crew"] })).rejects.toMatchObject(tooLarge);
});

test("hundreds of offices with their own working hours leave room for policies of groups", async () => {
  const { owner, member, give } = await aGroup();
  await database().pool.query(
    `INSERT INTO offices (organization_id, id, name, country, timezone, is_default, created_at, updated_at)
     SELECT organization_id, gen_random_uuid(), name || n, country, timezone, false, created_at, updated_at
     FROM offices, generate_series(1, 200) n WHERE organization_id = $1`,
    [owner.organizationId],
  );
  await fillHours(owner, 1);
  await give({ group: "Crew" });
  const found = await findPerson(member.organizationId, member.userId);
  expect(Object.keys(found?.facts?.assigned?.officePatterns ?? {})).toEqual([owner.officeId]);
  await editOffice(owner, owner.officeId, { workingPattern: { from: "2027-06-01", weeks: weekOf(7) } });
});

test("the preview of a policy that is too large shows the refusal instead of balances", async () => {
  const { owner, give } = await aGroup();
  const { id } = await give({ group: "Crew" });
  await fill(id, 2000, 0);
  const tooMany = refused("too_many_versions");
  const document = yearly(30);
  await expect(previewGivenPolicy(owner, { type: "vacation", group: "Shore", document })).rejects.toMatchObject(
    tooMany,
  );
  await expect(previewPolicyDocument(owner, id, { document })).rejects.toMatchObject(tooMany);
});
