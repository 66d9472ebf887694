import { afterEach, expect, test } from "@jest/globals";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { importOpeningText } from "#tests/asserting/importText.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { postDue } from "../accruals/postDue.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { editPolicy } from "./editPolicy.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { listPolicies } from "./listPolicies.ts";
import { previewPolicy } from "./previewPolicy.ts";
import { previewPolicyDocument } from "./previewPolicyDocument.ts";

await testDatabase();
const clock = testClock();
afterEach(expectLedgersVerified);

const documentOf = (most: number) => ({
  unit: "day" as const,
  grants: [{ frequency: "monthly" as const, amount: 2, cap: { balance: most }, carryOver: { max: 4 } }],
});
const monthly = { accrualPeriod: "month", accrualAmount: 2, carryOverDays: 4 };

async function cappedAt(most: number, kind: "simple" | "document") {
  clock.set("2026-11-30");
  const owner = await foundTestOrganization();
  const { officeId } =
    kind === "simple"
      ? await anOfficeOf(owner, { vacation: { ...monthly, maxBalance: most } })
      : await aDocumentOffice(owner, documentOf(most));
  const ann = await hire(owner, "Ann", "Employee", { officeId });
  const id = (await listPolicies(owner, officeId, {})).find(({ type }) => type === "vacation")?.id ?? "";
  const balance = async () => {
    await postDue(owner.organizationId);
    return ((await readOwnBalances(ann, {})).find(({ type }) => type === "vacation")?.balance ?? 0) / 480;
  };
  const correct = (to: number) =>
    kind === "simple"
      ? editPolicy(owner, id, { maxBalance: to, confirmed: true })
      : editPolicyDocument(owner, id, { document: documentOf(to), confirmed: true });
  const preview = (to: number) =>
    kind === "simple"
      ? previewPolicy(owner, id, { maxBalance: to })
      : previewPolicyDocument(owner, id, { document: documentOf(to) });
  return { owner, ann, balance, correct, preview };
}

test.each(["simple", "document"] as const)(
  "a maximum of a %s policy that is typed too low and corrected leaves no extra days",
  async (kind) => {
    const { balance, correct, preview } = await cappedAt(10, kind);
    clock.set("2027-06-10");
    expect(await balance()).toBe(10);
    await correct(5);
    expect(await balance()).toBe(10);
    clock.set("2027-06-11");
    expect((await preview(10)).on).not.toBe("2027-06-11");
    await correct(9);
    expect(await balance()).toBe(10);
    await correct(10);
    expect(await balance()).toBe(10);
    await correct(12);
    expect(await balance()).toBe(12);
  },
);

test.each(["simple", "document"] as const)(
  "a raised maximum of a %s policy gives back what it cut before an opening balance was entered",
  async (kind) => {
    const { owner, ann, balance, correct } = await cappedAt(10, kind);
    expect(await balance()).toBe(10);
    await importOpeningText(owner, `email,type,days,year\n${ann.email},vacation,4,2026`);
    clock.set("2026-12-03");
    expect(await balance()).toBe(14);
    await correct(16);
    expect(await balance()).toBe(20);
  },
);
