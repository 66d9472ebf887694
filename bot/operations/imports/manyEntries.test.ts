import { expect, test } from "@jest/globals";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { importText } from "#tests/asserting/importText.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { editPolicyDocument } from "../policies/editPolicyDocument.ts";
import { listPolicies } from "../policies/listPolicies.ts";

const statements: string[] = [];
await testDatabase({ onStatement: (sql) => statements.push(sql) });
testClock("2027-12-30");

test("an import under daily grants by age posts in parts, because all entries at once would fill the memory", async () => {
  const { owner } = await aCompany();
  const id = (await listPolicies(owner, owner.officeId, {}))[0]?.id ?? "";
  const amount = { by: "age", tiers: [[0, 0.05]] };
  await editPolicyDocument(owner, id, { document: { unit: "day", grants: [{ frequency: "daily", amount }] } });
  const rows = Array.from({ length: 60 }, (_, n) => `p${n}@many.example,Person ${n},${1950 + n}-05-05`);
  statements.length = 0;
  await importText(owner, ["email,name,birth date", ...rows].join("\n"));
  expect(statements.filter((sql) => sql.includes("INSERT INTO ledger_entries")).length).toBeGreaterThan(2);
  await expectLedgersVerified();
});

test("people are added a few hundred at a time, managers first, because a process answers no requests while it writes a statement", async () => {
  const { owner } = await aCompany();
  const rows = Array.from({ length: 700 }, (_, n) => `c${n}@chain.example,Person ${n},c${n + 1}@chain.example`);
  statements.length = 0;
  await importText(owner, ["email,name,manager email", ...rows, `c700@chain.example,Person 700,`].join("\n"));
  const added = statements.filter((sql) => sql.includes("INSERT INTO users"));
  expect(added).toHaveLength(4);
  const values = statements.map((sql) => new Set(sql.match(/\$\d+/g)).size);
  expect(Math.max(...values)).toBeLessThanOrEqual(6000);
});
