import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { refusalOf } from "#tests/asserting/refusalOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { postDue } from "../accruals/postDue.ts";
import { editUser } from "../people/editUser.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { endPolicy } from "./endPolicy.ts";
import { givePolicy } from "./givePolicy.ts";
import { orderPolicy } from "./orderPolicy.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2026-01-05"));
afterEach(expectLedgersVerified);

const docOf = (max: number) => ({ unit: "day", grants: [{ frequency: "yearly", amount: 20, carryOver: { max } }] });

async function aFormerMember() {
  const owner = await foundTestOrganization();
  const { officeId } = await aDocumentOffice(owner, { unit: "day", grants: [{ frequency: "yearly", amount: 20 }] });
  const admin = await hire(owner, "Ada", "Admin", { officeId });
  const { id } = await givePolicy(owner, { type: "vacation", group: "A", document: docOf(5) });
  const { id: other } = await givePolicy(owner, { type: "vacation", group: "B", document: docOf(15) });
  await editUser(owner, admin.userId, { groups: ["A", "B"] });
  clock.set("2027-02-01");
  await postDue(owner.organizationId);
  await editUser(owner, admin.userId, { groups: [] });
  return { owner, admin, id, other };
}

test("an Admin can't change the policy of a group that they left, which decides what they carried over", async () => {
  const { owner, admin, id, other } = await aFormerMember();
  const before = await ledgerOf(admin);
  const attempts = [
    editPolicyDocument(admin, id, { document: docOf(20) }),
    orderPolicy(admin, other, { before: id }),
    endPolicy(admin, id, { effectiveOn: "2027-01-01" }),
  ];
  for (const attempt of attempts) expect(await refusalOf(attempt)).toMatchObject({ code: "own_balance" });
  expect(await ledgerOf(admin)).toEqual(before);

  await editPolicyDocument(owner, id, { document: docOf(20) });
  expect((await ledgerOf(admin)).at(-1)).toBe("2027-02-01 carry_over +15");
});

test("an Admin can give a group that they left a policy of another leave type, which they never had", async () => {
  const { admin } = await aFormerMember();
  const { id } = await givePolicy(admin, { type: "sick", group: "A", document: docOf(5) });
  await editPolicyDocument(admin, id, { document: docOf(10) });
});
