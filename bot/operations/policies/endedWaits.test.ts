import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { postDueEverywhere } from "../accruals/postDue.ts";
import { editUser } from "../people/editUser.ts";
import { cancelScheduledChange } from "./cancelScheduledChange.ts";
import { editPolicy } from "./editPolicy.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { endPolicy } from "./endPolicy.ts";
import { givePolicy } from "./givePolicy.ts";
import { listPolicies } from "./listPolicies.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const byAge = {
  unit: "day",
  grants: [
    {
      frequency: "yearly",
      amount: {
        by: "age",
        tiers: [
          [0, 20],
          [40, 25],
        ],
      },
    },
  ],
};
const due = "2027-05-03 policy_change -7.53";

async function aLowerPolicy() {
  const { owner, hire } = await aCompany();
  const person = await hire();
  const [policy] = await listPolicies(owner, owner.officeId, {});
  const policyId = policy?.id ?? "";
  await editPolicy(owner, policyId, { accrualAmount: 10, effectiveOn: "2027-04-01" });
  return { owner, person, policyId };
}

describe("a change that took effect while leave waited for facts under a scheduled policy", () => {
  test("is posted as soon as the scheduled policy of the office is canceled", async () => {
    const { owner, person, policyId } = await aLowerPolicy();
    await editPolicyDocument(owner, policyId, { document: byAge, effectiveOn: "2027-09-01" });
    clock.set("2027-05-03");
    await postDueEverywhere();
    expect(await ledgerOf(person)).toEqual(["2027-01-01 accrual +20"]);
    await cancelScheduledChange(owner, policyId, { effectiveOn: "2027-09-01" });
    expect(await ledgerOf(person)).toEqual(["2027-01-01 accrual +20", due]);
  });

  test("is posted as soon as the scheduled policy of a group is ended", async () => {
    const { owner, person } = await aLowerPolicy();
    await editUser(owner, person.userId, { groups: ["Sales"] });
    const given = { type: "vacation", group: "Sales", document: byAge, effectiveOn: "2027-09-01" };
    const { id } = await givePolicy(owner, given);
    clock.set("2027-05-03");
    await postDueEverywhere();
    expect(await ledgerOf(person)).toEqual(["2027-01-01 accrual +20"]);
    await endPolicy(owner, id, { effectiveOn: "2027-09-01" });
    expect(await ledgerOf(person)).toEqual(["2027-01-01 accrual +20", due]);
  });
});
