import { afterEach, expect, jest, test } from "@jest/globals";
import { Refusal } from "#core/refusal.ts";
import { database } from "#db/connect.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { withFault } from "#tests/arranging/withFault.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { postDueEverywhere } from "./postDue.ts";
import { foreseeAccruals } from "./postAsOf.ts";
import { DuePlans } from "./steps/duePlan.ts";

await testDatabase();
const clock = testClock();
afterEach(expectLedgersVerified);

const POSTED = "2028-01-01 accrual +20";

async function threePeople() {
  clock.set("2027-03-01");
  const owner = await foundTestOrganization();
  const [ann, ben] = [await hire(owner, "Ann"), await hire(owner, "Ben")];
  await postDueEverywhere();
  clock.set("2028-01-01");
  const { organizationId } = owner;
  const ours = async () => {
    const { offices, broken } = await postDueEverywhere();
    return { broken, offices: offices.filter((office) => office.organizationId === organizationId) };
  };
  const lastOf = async () =>
    Promise.all([owner, ann, ben].map(async (person) => (await ledgerOf(person)).at(-1) === POSTED));
  return { organizationId, officeId: owner.officeId, ann, ben, ours, lastOf };
}

test("a person whose entries fail doesn't stop the others, and the next run completes the office", async () => {
  const { organizationId, officeId, ann, ours, lastOf } = await threePeople();
  const fault = { table: "ledger_entries", change: "INSERT", rows: `new.user_id = '${ann.userId}'` } as const;
  const message = `Failed for ${ann.userId}: a built fault`;
  const broken = [{ organizationId, error: { message } }];
  const [failed, foreseen] = await withFault(fault, async () => [await ours(), await foreseeAccruals(undefined)]);
  expect(failed).toMatchObject({ broken, offices: [] });
  expect(foreseen?.broken).toMatchObject(broken);
  expect(await lastOf()).toEqual([true, false, true]);
  const { rows } = await database().pool.query("SELECT posted_through FROM offices WHERE id = $1", [officeId]);
  expect(rows).toEqual([{ posted_through: "2027-03-01" }]);
  expect(await lastAuditEntry(organizationId)).toMatchObject({
    action: "postDue",
    after: { posted: expect.arrayContaining([expect.objectContaining({ type: "vacation", people: 2 })]) },
  });

  expect(await ours()).toMatchObject({ broken: [], offices: [{ organizationId }] });
  expect(await lastOf()).toEqual([true, true, true]);
});

test("a long wait for the organization's lock ends the work for an office, which the next run completes", async () => {
  const { ours, lastOf, organizationId } = await threePeople();
  const planFor = jest.spyOn(DuePlans.prototype, "planFor").mockImplementationOnce(() => {
    throw new Refusal("throttled", "busy", "Another change is still in progress");
  });
  const run = await ours();
  planFor.mockRestore();
  expect(run).toMatchObject({ broken: [{ organizationId, error: { code: "busy" } }], offices: [] });
  expect(await lastOf()).toEqual([false, false, false]);
  expect((await ours()).broken).toEqual([]);
  expect(await lastOf()).toEqual([true, true, true]);
});

test("what was posted before an error ended the work is in the audit log", async () => {
  const { ours, lastOf, organizationId, officeId, ben } = await threePeople();
  const place = "UPDATE users SET office_id = CASE WHEN id <> $2 THEN $3::uuid END WHERE organization_id = $1";
  await database().pool.query(place, [organizationId, ben.userId, officeId]);
  const planFor = Reflect.get<DuePlans, "planFor">(DuePlans.prototype, "planFor");
  const failing = jest.spyOn(DuePlans.prototype, "planFor").mockImplementation(function (this: DuePlans, ...of) {
    if (of[0].id === ben.userId) throw new Refusal("throttled", "busy", "Another change is still in progress");
    return planFor.apply(this, of);
  });
  const run = await ours();
  failing.mockRestore();
  expect(run).toMatchObject({ broken: [{ organizationId, error: { code: "busy" } }], offices: [] });
  expect(await lastOf()).toEqual([true, true, false]);
  expect(await lastAuditEntry(organizationId)).toMatchObject({
    action: "postDue",
    after: { posted: expect.arrayContaining([expect.objectContaining({ type: "vacation", people: 2 })]) },
  });
  expect((await ours()).broken).toEqual([]);
  expect(await lastOf()).toEqual([true, true, true]);
});

test("what was posted before a stop is in the audit log", async () => {
  const { ours, lastOf, organizationId, officeId } = await threePeople();
  let goesOn = true;
  const planFor = jest.spyOn(DuePlans.prototype, "planFor").mockImplementationOnce(function (this: DuePlans, ...of) {
    goesOn = false;
    planFor.mockRestore();
    return this.planFor(...of);
  });
  await postDueEverywhere(() => goesOn);
  expect(await lastOf()).toEqual([true, true, true]);
  expect(await lastAuditEntry(organizationId)).toMatchObject({
    action: "postDue",
    subjectId: officeId,
    after: { posted: expect.arrayContaining([expect.objectContaining({ type: "vacation", people: 3 })]) },
  });
  expect(await ours()).toMatchObject({ broken: [], offices: [{ officeId, posted: [] }] });
});

test("the people of a batch that can't be read are posted one by one", async () => {
  const { ours, lastOf, organizationId } = await threePeople();
  const planFor = jest.spyOn(DuePlans.prototype, "planFor").mockImplementationOnce(() => {
    throw new Error("a built fault");
  });
  const run = await ours();
  planFor.mockRestore();
  expect(run).toMatchObject({ broken: [], offices: [{ organizationId }] });
  expect(await lastOf()).toEqual([true, true, true]);
});
