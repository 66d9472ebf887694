import { beforeEach, describe, expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { postDue } from "../accruals/postDue.ts";
import { adjustBalanceOf } from "../balances/adjustBalance.ts";
import { readUserBalances } from "../balances/readOwnBalances.ts";
import { editUser } from "../people/editUser.ts";
import { editPolicy } from "./editPolicy.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { listPolicies } from "./listPolicies.ts";
import { previewPolicy } from "./previewPolicy.ts";
import { previewPolicyDocument } from "./previewPolicyDocument.ts";

const statements: string[] = [];
await testDatabase({ onStatement: (sql) => void statements.push(sql) });
const clock = testClock();
beforeEach(() => clock.set("2027-01-04"));

const GRANT = { frequency: "yearly", starterShare: "byDay", leaverShare: "byDay", cap: { balance: 24 } } as const;
const documentOf = (amount: number) => ({ unit: "day" as const, grants: [{ ...GRANT, amount }] });

/** Mia has 28 days: 20 granted and 8 from the former system. The default maximum is 24 days. */
async function anOffice(kind: string, maxBalance = 24) {
  const owner = await foundTestOrganization();
  const isDocument = kind === "policy document";
  const office = isDocument
    ? await aDocumentOffice(owner, documentOf(20))
    : await anOfficeOf(owner, { vacation: { accrualAmount: 20, maxBalance } });
  const mia = await hire(owner, "Mia", "Employee", office);
  await adjustBalanceOf(owner, mia.userId, { type: "vacation", adjustment: 8, reason: "From the former system" });
  const policyId = (await listPolicies(owner, office.officeId, {})).find(({ type }) => type === "vacation")?.id ?? "";
  const balance = async () => ((await readUserBalances(owner, mia.userId, {}))[0]?.balance ?? 0) / 480;
  const change = (amount: number, on?: string) => ({
    ...(isDocument ? { document: documentOf(amount) } : { accrualAmount: amount }),
    ...(on !== undefined && { effectiveOn: on }),
  });
  const preview = async (amount: number, on?: string) => {
    const { impact } = isDocument
      ? await previewPolicyDocument(owner, policyId, change(amount, on))
      : await previewPolicy(owner, policyId, change(amount, on));
    return impact.map(({ before, after }) => [(before ?? 0) / 480, (after ?? 0) / 480]);
  };
  const edit = (amount: number, on?: string) => {
    const changed = { ...change(amount, on), confirmed: true };
    return isDocument ? editPolicyDocument(owner, policyId, changed) : editPolicy(owner, policyId, changed);
  };
  /** Posts through each day and returns the balances. */
  const through = async (...days: string[]) => {
    const balances: number[] = [];
    for (const day of days) {
      clock.set(day);
      await postDue(owner.organizationId);
      balances.push(await balance());
    }
    return balances;
  };
  return { owner, mia, balance, preview, edit, through };
}

const KINDS = ["simple policy", "policy document"];

describe.each(KINDS)("an amount of a %s that is lowered by mistake and raised again", (kind) => {
  test("leaves what was there above the maximum, as the preview says", async () => {
    const { mia, balance, preview, edit } = await anOffice(kind);
    clock.set("2027-03-10");
    expect(await preview(10)).toEqual([[28, 18]]);
    await edit(10);
    expect(await balance()).toBe(18);
    clock.set("2027-03-11");
    expect(await preview(20)).toEqual([[18, 28]]);
    await edit(20);
    expect((await ledgerOf(mia)).slice(-2)).toEqual(["2027-03-10 policy_change -10", "2027-03-11 policy_change +10"]);
    expect(await balance()).toBe(28);
    await expectLedgersVerified();
  });

  test("leaves room for no later raise above the maximum", async () => {
    const { preview, edit, balance } = await anOffice(kind);
    for (const amount of [10, 20]) await edit(amount);
    clock.set("2027-06-01");
    expect(await preview(25)).toEqual([]);
    await edit(25);
    expect(await balance()).toBe(28);
    await expectLedgersVerified();
  });

  test("is restored by scheduled changes and by changes made on the same days alike", async () => {
    const now = await anOffice(kind);
    clock.set("2027-03-10");
    await now.edit(10, "2027-03-10");
    clock.set("2027-04-10");
    const made = await now.preview(20, "2027-04-10");
    await now.edit(20, "2027-04-10");
    const made20 = await now.balance();
    clock.set("2027-01-04");
    const ahead = await anOffice(kind);
    await ahead.edit(10, "2027-03-10");
    const scheduled = await ahead.preview(20, "2027-04-10");
    await ahead.edit(20, "2027-04-10");
    expect((await ahead.through("2027-03-10", "2027-04-10")).at(-1)).toBe(made20);
    expect(made.at(-1)?.at(-1)).toBe(made20);
    expect(scheduled.at(-1)?.at(-1)).toBe(made20);

    clock.set("2027-01-04");
    const later = await anOffice(kind);
    clock.set("2027-03-10");
    await later.edit(10, "2027-03-10");
    clock.set("2027-03-20");
    expect((await later.preview(20, "2027-04-10")).at(-1)?.at(-1)).toBe(made20);
    await later.edit(20, "2027-04-10");
    expect(await later.through("2027-04-10")).toEqual([made20]);
    await expectLedgersVerified();
  });
});

describe.each(KINDS)("an amount of a %s that is raised by mistake and lowered again", (kind) => {
  test("takes nothing from a person at the maximum, as the preview says", async () => {
    const { mia, balance, preview, edit } = await anOffice(kind);
    clock.set("2027-03-10");
    await edit(200);
    expect(await balance()).toBe(28);
    clock.set("2027-03-11");
    expect(await preview(20)).toEqual([]);
    await edit(20);
    expect((await ledgerOf(mia)).slice(-2)).toEqual([
      "2027-03-10 policy_change +0, 180 lost",
      "2027-03-11 policy_change +0, -180 lost",
    ]);
    expect(await balance()).toBe(28);
    await expectLedgersVerified();
  });

  test("takes nothing if both changes were scheduled", async () => {
    const { edit, through } = await anOffice(kind);
    await edit(200, "2027-02-10");
    await edit(20, "2027-04-10");
    expect(await through("2027-02-11", "2027-04-11")).toEqual([28, 28]);
    await expectLedgersVerified();
  });
});

test("an allowance that is lowered by mistake and removed again leaves what was there above the maximum", async () => {
  const { owner, mia, balance } = await anOffice("simple policy");
  clock.set("2027-03-10");
  await editUser(owner, mia.userId, { ptoBalanceOverride: 10 });
  clock.set("2027-03-11");
  await editUser(owner, mia.userId, { ptoBalanceOverride: null });
  expect((await ledgerOf(mia)).slice(-2)).toEqual(["2027-03-10 policy_change -10", "2027-03-11 policy_change +10"]);
  expect(await balance()).toBe(28);
  await expectLedgersVerified();
});

test("only a person from whom a change took days has their entries read one by one", async () => {
  const { edit } = await anOffice("simple policy", 60);
  const reads = async (amount: number) => {
    statements.length = 0;
    await edit(amount);
    return statements.filter((sql) => sql.includes("is_later")).length;
  };
  const first = await reads(25);
  expect(await reads(26)).toBe(first);
  await edit(10);
  expect(await reads(20)).toBeGreaterThan(first);
});
