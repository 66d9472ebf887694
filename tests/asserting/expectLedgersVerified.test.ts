import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { aCompany } from "../arranging/aCompany.ts";
import { testClock } from "../arranging/testOrganization.ts";
import { testDatabase } from "../servers/testDatabase.ts";
import { expectLedgersVerified } from "./expectLedgersVerified.ts";

await testDatabase();
testClock();

test("an organization is checked again after each change to its rows, and only then", async () => {
  const { owner, hire } = await aCompany();
  const other = await aCompany();
  const person = await hire();
  const { pool } = database();
  const checks = async ({ organizationId }: typeof owner) => {
    const { rowCount } = await pool.query("SELECT FROM ledger_checks WHERE organization_id = $1", [organizationId]);
    return rowCount;
  };
  const tamper = async (change: string) => {
    await pool.query("ALTER TABLE ledger_entries DISABLE TRIGGER USER");
    await pool.query(`UPDATE ledger_entries SET minutes = minutes ${change} WHERE user_id = $1`, [person.userId]);
    await pool.query("ALTER TABLE ledger_entries ENABLE TRIGGER USER");
  };
  await expectLedgersVerified();
  await expectLedgersVerified();
  expect([await checks(owner), await checks(other.owner)]).toEqual([1, 1]);
  await tamper("+ 480");
  await expect(expectLedgersVerified()).rejects.toThrow("Accrued 480 minutes too much");
  await expect(expectLedgersVerified()).rejects.toThrow("Accrued 480 minutes too much");
  await tamper("- 480");
  await expectLedgersVerified();
  await expectLedgersVerified();
  expect([await checks(owner), await checks(other.owner)]).toEqual([4, 1]);
});
