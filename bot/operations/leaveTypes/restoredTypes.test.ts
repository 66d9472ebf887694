import { afterEach, expect, test } from "@jest/globals";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { postDue } from "../accruals/postDue.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { editUser } from "../people/editUser.ts";
import { endPolicy } from "../policies/endPolicy.ts";
import { givePolicy } from "../policies/givePolicy.ts";
import { editLeaveType } from "./editLeaveType.ts";
import { listLeaveTypes } from "./listLeaveTypes.ts";

await testDatabase();
const clock = testClock();
afterEach(expectLedgersVerified);

const yearly = (amount: number, max = 2) => ({
  unit: "day",
  grants: [{ frequency: "yearly", amount, carryOver: { max } }],
});
const monthly = (amount: number) => ({
  unit: "day",
  grants: [{ frequency: "monthly", amount, amountPer: "year", carryOver: { max: 3 } }],
});

async function balancesAfter(until?: "2027-06-15" | "2028-02-02"): Promise<unknown[]> {
  clock.set("2027-01-04");
  const owner = await foundTestOrganization();
  const other = await anOfficeOf(owner);
  await other.edit({ accrualAmount: 9, carryOverDays: 1 }, "personal");
  await givePolicy(owner, { type: "personal", group: "A", document: yearly(10) });
  await givePolicy(owner, { type: "personal", group: "B", document: monthly(24) });
  const { id: ended } = await givePolicy(owner, { type: "personal", group: "C", document: yearly(7, 5) });
  const names = ["Stay", "Join", "Leave", "Swap", "Move", "Earlier", "Later", "End", "Start", "Both"];
  const people: Awaited<ReturnType<typeof hire>>[] = [];
  for (const name of names) people.push(await hire(owner, name));
  const [, join, leave, swap, move, earlier, later, end, , both] = people;
  const edit = (person: { userId: string } | undefined, patch: object) => editUser(owner, person?.userId ?? "", patch);
  await edit(leave, { groups: ["A"] });
  await edit(swap, { groups: ["B"] });
  await edit(both, { groups: ["C"] });
  await edit(earlier, { startDate: "2027-03-01" });
  const type = (await listLeaveTypes(owner, {})).find(({ key }) => key === "personal");
  const archive = (archived: boolean) => editLeaveType(owner, type?.id ?? "", { archived });
  const pass = async (day: string) => {
    clock.set(day);
    await postDue(owner.organizationId);
  };
  await pass("2027-04-10");
  if (until) await archive(true);
  await pass("2027-06-15");
  await edit(join, { groups: ["A"] });
  await edit(leave, { groups: [] });
  await edit(swap, { groups: ["A"] });
  await edit(move, { officeId: other.officeId });
  await edit(earlier, { startDate: "2027-02-01" });
  await edit(later, { startDate: "2027-05-01" });
  await edit(end, { endDate: "2027-12-31" });
  people.push(await hire(owner, "New"));
  if (until === "2027-06-15") await archive(false);
  await pass("2027-09-01");
  await pass("2028-02-02");
  await edit(both, { groups: ["A", "B"] });
  if (until === "2028-02-02") await archive(false);
  await endPolicy(owner, ended, { effectiveOn: "2028-02-02" });
  await pass("2028-03-05");
  const found = [];
  for (const person of people) {
    const balances = await readOwnBalances(person, {});
    found.push([person.email.split("@")[0], balances.find((one) => one.type === "personal")?.balance]);
  }
  return found;
}

let neverArchived: Promise<unknown[]> | undefined;

test.each(["2027-06-15", "2028-02-02"] as const)(
  "people have what they would have if the type that was restored on %s had never been archived",
  async (until) => {
    neverArchived ??= balancesAfter();
    const expected = await neverArchived;
    expect(await balancesAfter(until)).toEqual(expected);
  },
);

test("a type that is archived on New Year's Day before the posting job runs carries over", async () => {
  clock.set("2027-01-04");
  const owner = await foundTestOrganization();
  const office = await anOfficeOf(owner);
  await office.edit({ accrualAmount: 9, carryOverDays: 4 }, "personal");
  const mia = await hire(owner, "Mia", "Employee", office);
  const type = (await listLeaveTypes(owner, {})).find(({ key }) => key === "personal");
  const archive = (archived: boolean) => editLeaveType(owner, type?.id ?? "", { archived });
  clock.set("2027-12-31");
  await postDue(owner.organizationId);
  clock.set("2028-01-01");
  await archive(true);
  await postDue(owner.organizationId);
  clock.set("2028-02-01");
  await archive(false);
  expect(await ledgerOf(mia, "personal")).toEqual([
    "2027-01-01 accrual +9",
    "2028-01-01 carry_over +4, 5 expired",
    "2028-01-01 accrual +9",
  ]);
});

test("a type that is archived before the posting of a due accrual still earns it", async () => {
  clock.set("2027-01-04");
  const owner = await foundTestOrganization();
  const office = await anOfficeOf(owner);
  const mia = await hire(owner, "Mia", "Employee", office);
  await editUser(owner, mia.userId, { startDate: "2027-10-10" });
  const type = (await listLeaveTypes(owner, {})).find(({ key }) => key === "sick");
  clock.set("2027-11-02");
  await editLeaveType(owner, type?.id ?? "", { archived: true });
  expect((await ledgerOf(mia, "sick")).at(-1)).toBe("2027-10-10 accrual +2.28");
});
