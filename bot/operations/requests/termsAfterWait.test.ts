import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { untilWaiting, withGate } from "#tests/arranging/waitingForLocks.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { addHoliday } from "../offices/addHoliday.ts";
import { editOffice } from "../offices/editOffice.ts";
import { editPolicyDocument } from "../policies/editPolicyDocument.ts";
import { endPolicy } from "../policies/endPolicy.ts";
import { givePolicy } from "../policies/givePolicy.ts";
import { listPolicies } from "../policies/listPolicies.ts";
import { decideRequest } from "./decideRequest.ts";
import { submitRequest, submitRequestFor } from "./submitRequest.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

async function duringChange(change: () => Promise<unknown>, act: () => Promise<unknown>): Promise<string> {
  return withGate(async ({ run, open }) => {
    await run("LOCK TABLE audit_events IN SHARE MODE", []);
    const changing = change();
    await untilWaiting();
    const outcome = act().then(
      () => "done",
      (error: { code: string }) => error.code,
    );
    await untilWaiting(2);
    await open();
    await changing;
    return outcome;
  });
}

async function aCompanyWithUnlimitedPerson() {
  const company = await aCompany();
  const { owner } = company;
  const person = await company.hire();
  const policy = { type: "vacation", userId: person.userId, document: { unit: "day" } };
  const { id } = await givePolicy(owner, policy);
  clock.set("2027-03-02");
  return { ...company, person, endUnlimited: () => endPolicy(owner, id, { effectiveOn: "2027-03-02" }) };
}

const LONG = { type: "vacation", startDate: "2027-04-01", endDate: "2027-06-30" };

describe("while an Admin ends unlimited time off", () => {
  test("a request waits, and is refused by the limited policy", async () => {
    const { person, endUnlimited } = await aCompanyWithUnlimitedPerson();
    expect(await duringChange(endUnlimited, () => submitRequest(person, LONG))).toBe("insufficient_balance");
  });

  test("a request for the person waits, and is refused by the limited policy", async () => {
    const { owner, person, endUnlimited } = await aCompanyWithUnlimitedPerson();
    const submit = () => submitRequestFor(owner, { ...LONG, userId: person.userId });
    expect(await duringChange(endUnlimited, submit)).toBe("insufficient_balance");
  });

  test("an approval waits, and charges the limited balance", async () => {
    const { owner, person, submit, endUnlimited } = await aCompanyWithUnlimitedPerson();
    const id = await submit(person, "2027-04-01");
    const approve = () => decideRequest(owner, id, { status: "approved" });
    expect(await duringChange(endUnlimited, approve)).toBe("done");
    expect((await ledgerOf(person)).at(-1)).toBe("2027-04-01 usage -1");
  });
});

test("a request during the first assignment of a policy counts under that policy", async () => {
  const { owner, hire } = await aCompany();
  const person = await hire();
  const give = () => givePolicy(owner, { type: "vacation", userId: person.userId, document: { unit: "day" } });
  expect(await duringChange(give, () => submitRequest(person, LONG))).toBe("done");
});

test("an approval during the save of the first document corrects what has expired", async () => {
  clock.set("2026-06-01");
  const { owner, hire, submit, approve, tick } = await aCompany();
  const person = await hire();
  clock.set("2027-01-04");
  await tick();
  const id = await submit(person, "2027-01-20");
  clock.set("2027-03-01");
  await tick();
  const policy = (await listPolicies(owner, owner.officeId, {})).find(({ type }) => type === "vacation");
  const grants = [{ frequency: "yearly", amount: 20, carryOver: { max: 5, until: "01-31" } }];
  const edit = () =>
    editPolicyDocument(owner, policy?.id ?? "", { document: { unit: "day", grants }, confirmed: true });
  expect(await duringChange(edit, () => approve(id))).toBe("done");
  expect((await ledgerOf(person)).slice(3)).toEqual([
    "2027-01-20 usage -1",
    "2027-02-01 expiry -5",
    "2027-03-01 carry_over -5, 15 expired",
    "2027-03-01 carry_over +5",
    "2027-03-01 expiry +1",
  ]);
});

test("a request during a change of its office's rules has the cost under the new rules", async () => {
  const { owner, hire, balance } = await aCompany();
  const person = await hire();
  await addHoliday(owner, owner.officeId, { name: "Day off", date: "2027-04-07" });
  const edit = () => editOffice(owner, owner.officeId, { countHolidays: true });
  const week = { type: "vacation", startDate: "2027-04-05", endDate: "2027-04-09" };
  expect(await duringChange(edit, () => submitRequest(person, week))).toBe("done");
  expect(await balance(person)).toMatchObject({ pending: 5 * 480 });
});
