import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { anOfficeOf } from "#tests/arranging/anOfficeOf.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { editUser } from "../people/editUser.ts";
import { postDue } from "./postDue.ts";
import { type LedgerFinding, verifyLedgers } from "./verifyLedgers.ts";

await testDatabase();
const clock = testClock();
const { pool } = database();
const MONTHLY = { accrualAmount: 24, accrualTiming: "monthly_increments", carryOverDays: 5 };

clock.set("2027-01-04");
const owner = await foundTestOrganization();
const office = await anOfficeOf(owner, { vacation: { ...MONTHLY, effectiveOn: "2027-01-01" } });
const mia = await hire(owner, "Mia", "Employee", office);
clock.set("2028-02-01");
await postDue(owner.organizationId);
await office.edit({ accrualAmount: 30 });

async function verified() {
  const findings: LedgerFinding[] = [];
  const { unprovableYears } = await verifyLedgers((finding) => findings.push(finding));
  return { findings: findings.map(({ type, text }) => `${type}: ${text}`), unprovableYears };
}

async function tamper(sql: string, { userId } = mia, month = "2027-06"): Promise<void> {
  await pool.query("ALTER TABLE ledger_entries DISABLE TRIGGER USER");
  await pool.query(`${sql} WHERE user_id = $1 AND source_key = 'accrual:vacation:' || $2 || '-01'`, [userId, month]);
  await pool.query("ALTER TABLE ledger_entries ENABLE TRIGGER USER");
}

test("a wrong accrual of a closed year is found, even where the carry-over limit and a later policy edit hide it", async () => {
  expect(await verified()).toEqual({ findings: [], unprovableYears: 0 });
  await tamper("UPDATE ledger_entries SET minutes = minutes + 480");
  expect((await verified()).findings).toEqual(["vacation: Accrued 480 minutes too much in 2027"]);
  await tamper("UPDATE ledger_entries SET minutes = minutes - 480");
  expect((await verified()).findings).toEqual([]);
});

test("a closed year before a change of the start date counts as unprovable, and raises no false alarm", async () => {
  await editUser(owner, mia.userId, { startDate: "2027-06-01" });
  expect(await verified()).toEqual({ findings: [], unprovableYears: 3 });
});

test("a limit that was edited within the year without a correction is found, with a remedy that posts the difference", async () => {
  clock.set("2028-02-02");
  const paris = await anOfficeOf(owner, { vacation: { ...MONTHLY, effectiveOn: "2028-01-01" } });
  const pia = await hire(owner, "Pia", "Employee", paris);
  clock.set("2029-02-01");
  await postDue(owner.organizationId);
  await paris.edit({ carryOverDays: 10 });
  await pool.query("ALTER TABLE ledger_entries DISABLE TRIGGER USER");
  await pool.query(
    "DELETE FROM ledger_entries WHERE user_id = $1 AND leave_year = 2029 AND (details ->> 'isCorrection')::boolean",
    [pia.userId],
  );
  await pool.query("ALTER TABLE ledger_entries ENABLE TRIGGER USER");
  const remedy = "to post the difference, change the policy's carry-over limit and change it back";
  expect((await verified()).findings).toEqual([
    `vacation: Carried over 2,400 minutes too little into 2029 (the limit was 2,400 minutes when the carry-over was posted and is 4,800 now; ${remedy})`,
  ]);
  await paris.edit({ carryOverDays: 11 });
  await paris.edit({ carryOverDays: 10 });
  expect((await verified()).findings).toEqual([]);
});

test("a ledger that can't be computed is a discrepancy, and those of others are still checked", async () => {
  clock.set("2029-02-01");
  const rome = await anOfficeOf(owner, { vacation: { ...MONTHLY, effectiveOn: "2029-01-01" } });
  const rita = await hire(owner, "Rita", "Employee", rome);
  const bea = await hire(owner, "Bea", "Employee", office);
  clock.set("2029-03-01");
  await postDue(owner.organizationId);
  await pool.query("ALTER TABLE policy_versions DISABLE TRIGGER USER");
  await pool.query(
    `UPDATE policy_versions SET document = '{"grants": 1}' WHERE policy_id IN (
      SELECT id FROM pto_policies WHERE office_id = $1 AND type = 'vacation')`,
    [rome.officeId],
  );
  await pool.query("ALTER TABLE policy_versions ENABLE TRIGGER USER");
  await tamper("UPDATE ledger_entries SET minutes = minutes + 480", bea, "2029-03");
  const findings: LedgerFinding[] = [];
  const { people } = await verifyLedgers((finding) => findings.push(finding));
  const { rows } = await pool.query<{ count: number }>("SELECT count(*)::int AS count FROM users");
  expect(people).toBe(rows[0]?.count);
  expect(new Set(findings.map(({ userId, type, kind }) => `${userId} ${type} ${kind}`))).toEqual(
    new Set([`${rita.userId} vacation not_computable`, `${bea.userId} vacation wrong_amount`]),
  );
});

test("people who can't be read are reported at the end, and the ledgers of all others are checked", async () => {
  clock.set("2029-03-01");
  const [company, other] = [await foundTestOrganization(), await foundTestOrganization()];
  const rome = await anOfficeOf(company, { vacation: { ...MONTHLY, effectiveOn: "2029-01-01" } });
  const una = await hire(company, "Una", "Employee", rome);
  const wes = await hire(company, "Wes", "Employee", rome);
  clock.set("2029-04-01");
  await postDue(company.organizationId);
  await tamper("UPDATE ledger_entries SET minutes = minutes + 480", wes, "2029-04");
  await editUser(company, una.userId, { birthDate: "1990-05-01" });
  await pool.query(`UPDATE users SET past_facts = '[{"until": "never"}]' WHERE id = $1`, [una.userId]);
  await pool.query("DELETE FROM ledger_checks");
  const findings: LedgerFinding[] = [];
  await expect(verifyLedgers((finding) => findings.push(finding))).rejects.toThrow(
    `Not all ledgers could be checked. ${company.organizationId}: Failed for ${una.userId}: `,
  );
  expect(findings.some(({ userId, kind }) => userId === wes.userId && kind === "wrong_amount")).toBe(true);
  const { rows } = await pool.query("SELECT organization_id AS id FROM ledger_checks");
  const checked = rows.map(({ id }) => id);
  expect(checked).toContain(other.organizationId);
  expect(checked).not.toContain(company.organizationId);
});
