import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { ledgerOf } from "#tests/asserting/ledgerOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { editPolicyDocument } from "./editPolicyDocument.ts";
import { listPolicies } from "./listPolicies.ts";

await testDatabase();
const clock = testClock();
beforeEach(() => clock.set("2027-03-01"));
afterEach(expectLedgersVerified);

const GRANTS = {
  yearly: { frequency: "yearly", amount: 28, carryOver: { max: 8 } },
  monthly: { frequency: "monthly", amount: 2, carryOver: { max: 8, until: "12-31" } },
};

async function aPolicy() {
  const company = await aCompany();
  const [policy] = await listPolicies(company.owner, company.owner.officeId, {});
  const put = (leaveYear: string, grant: keyof typeof GRANTS = "yearly") =>
    editPolicyDocument(company.owner, policy?.id ?? "", {
      document: { unit: "day", leaveYear, grants: [GRANTS[grant]] },
      confirmed: true,
    });
  const hireFrom = async (startDate: string | null) => {
    const person = await company.hire();
    if (startDate !== null) await company.edit(person, { startDate });
    return person;
  };
  return { ...company, put, hireFrom };
}

const RULES = ["hire", "02-15", "03-05", "03-10", "04-06"];
const FREQUENCIES = ["yearly", "monthly"] as const;

const COMBINED = RULES.flatMap((rule, turn) =>
  shortOrLong([FREQUENCIES[turn % 2] ?? "yearly"], FREQUENCIES).map((grant) => [rule, grant] as const),
);

const STARTS = [null, "2020-02-10", "2020-03-05", "2021-03-10", "2024-02-29", "2020-05-10", "2027-03-20", "2027-02-20"];

describe("a new leave year", () => {
  test.each(COMBINED)(
    "from %s with %s leave keeps every ledger in order, whenever people were added",
    async (rule, grant) => {
      const { put, hireFrom, edit, tick } = await aPolicy();
      const before = [];
      for (const startDate of STARTS) before.push(await hireFrom(startDate));
      clock.set("2027-03-10");
      await tick();
      await put(rule, grant);
      clock.set("2027-03-12");
      for (const startDate of STARTS) await hireFrom(startDate);
      await tick();
      const [waiting] = before;
      if (waiting) await edit(waiting, { startDate: "2022-03-06" });
      clock.set("2028-05-20");
      await tick();
    },
  );

  test("posts nothing into the closed leave years of people who had it before and use it", async () => {
    const { owner, put, hire, office, edit, tick, book } = await aPolicy();
    const { officeId } = await office();
    const [elsewhere] = await listPolicies(owner, officeId, {});
    const document = { unit: "day", leaveYear: "03-05", grants: [GRANTS.yearly] };
    await editPolicyDocument(owner, elsewhere?.id ?? "", { document, confirmed: true });
    const person = await hire({ officeId });
    await book(person, "2027-03-02");
    clock.set("2027-03-10");
    await tick();
    await edit(person, { officeId: owner.officeId });
    const closed = async () => (await ledgerOf(person)).filter((entry) => entry.endsWith(" of 2026"));
    const before = await closed();
    await put("03-05");
    expect(await closed()).toEqual(before);
  });

  test("opens a type's ledger again, but not that of another type, when a new start date moves the leave year", async () => {
    const { put, hireFrom, edit, tick, book } = await aPolicy();
    const person = await hireFrom("2020-05-10");
    await put("hire");
    clock.set("2028-02-01");
    await tick();
    const sick = await ledgerOf(person, "sick");
    await edit(person, { startDate: "2020-01-20" });
    expect((await ledgerOf(person, "sick")).slice(0, sick.length)).toEqual(sick);
    await book(person, "2028-03-01");
  });
});
