import { expect } from "@jest/globals";
import { database } from "#db/connect.ts";
import { type LedgerFinding, verifyLedgers } from "#bot/operations/accruals/verifyLedgers.ts";

let verified = new Map<string, string>();
let versionsSql: string | undefined;

export async function expectLedgersVerified(): Promise<void> {
  const findings: LedgerFinding[] = [];
  const versions = await rowVersions();
  await verifyLedgers(
    (finding) => findings.push(finding),
    (organizationId) => versions.get(organizationId) !== verified.get(organizationId),
  );
  expect(findings.map(({ type, kind, text }) => `${type} ${kind}: ${text}`)).toEqual([]);
  verified = versions;
}

async function rowVersions(): Promise<Map<string, string>> {
  const { pool } = database();
  versionsSql ??= await versionsOf();
  const { rows } = await pool.query<{ id: string; versions: string }>({ name: "row versions", text: versionsSql });
  return new Map(rows.map(({ id, versions }) => [id, versions]));
}

async function versionsOf(): Promise<string> {
  const { rows: tables } = await database().pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'organization_id' AND table_name <> 'ledger_checks'`,
  );
  const versions = [{ name: "organizations", id: "id" }, ...tables.map(({ name }) => ({ name, id: "organization_id" }))]
    .map(
      ({ name, id }) =>
        `SELECT ${id} AS id, '${name} ' || count(*) || ' ' || sum(xmin::text::bigint) AS version FROM ${name} GROUP BY 1`,
    )
    .join(" UNION ALL ");
  return `SELECT id, string_agg(version, ', ' ORDER BY version) AS versions FROM (${versions}) t GROUP BY 1`;
}
