import { expect, test } from "@jest/globals";
import { refusedBy } from "#tests/asserting/refusedBy.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { database } from "../connect.ts";
import { anOrganization } from "../factories/anOrganization.ts";
import { aPerson } from "../factories/aPerson.ts";
import { aRequest } from "../factories/aRequest.ts";
import { oneOfEach } from "../factories/oneOfEach/oneOfEach.ts";

await testDatabase();
const { pool } = database();
const FOREIGN_KEY_VIOLATION = "23503";

const DIRECTORY = ["access_tokens", "identities", "link_tokens", "pending_sign_ins", "sessions", "slack_teams"];
const OF_VISITORS = ["sso_connections_id_key", "sso_domains_proven"];
const OF_ANY_KIND = ["audit_events.subject_id", "calendar_entries.entry_id", "provisioning_calls.subject_id"];
const OF_NOBODY = [
  "organizations",
  "organization_signups",
  "oauth_states",
  "rate_limits",
  "sessions",
  "effects",
  "mail_recipients",
  "migrations",
];

interface ForeignKey {
  name: string;
  child: string;
  parent: string;
  columns: string[];
  parentColumns: string[];
}

const names = (table: string, keys: string) => `ARRAY(
  SELECT a.attname::text FROM unnest(${keys}) WITH ORDINALITY AS k (number, place)
  JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.number ORDER BY k.place)`;
const { rows: foreignKeys } = await pool.query<ForeignKey>(`
  SELECT conname AS name, conrelid::regclass::text AS child, confrelid::regclass::text AS parent,
    ${names("conrelid", "conkey")} AS columns, ${names("confrelid", "confkey")} AS "parentColumns"
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1`);
const inside = foreignKeys.filter(({ parent }) => parent !== "organizations");
const pointer = ({ columns }: ForeignKey) => columns.find((column) => column !== "organization_id") ?? "";

interface Column {
  table: string;
  name: string;
  nullable: boolean;
  isUuid: boolean;
}
const { rows: columns } = await pool.query<Column>(`
  SELECT table_name AS table, column_name AS name, is_nullable = 'YES' AS nullable, data_type = 'uuid' AS "isUuid"
  FROM information_schema.columns WHERE table_schema = 'public'`);

test("each reference within an organization includes the organization on both ends", () => {
  expect(inside.length).toBeGreaterThan(20);
  for (const { name, columns: from, parentColumns } of inside) {
    expect({ name, from: from[0], to: parentColumns[0] }).toEqual({
      name,
      from: "organization_id",
      to: "organization_id",
    });
    const ofTypes = ["pto_policies_organization_id_type_fkey", "closures_organization_id_charged_fkey"];
    const key = ofTypes.includes(name) ? "key" : "id";
    expect({ name, parentColumns }).toEqual({ name, parentColumns: ["organization_id", key] });
  }
});

test("every foreign key to organizations is the row's own organization_id", () => {
  for (const { columns: from } of foreignKeys.filter(({ parent }) => parent === "organizations")) {
    expect(from).toEqual(["organization_id"]);
  }
});

test("each row has its organization, because a key with a null would not be checked", () => {
  const tables = new Set(columns.map(({ table }) => table).filter((table) => !OF_NOBODY.includes(table)));
  const knowing = columns.filter(({ name, nullable }) => name === "organization_id" && !nullable);
  expect(knowing.map(({ table }) => table).toSorted()).toEqual([...tables].toSorted());
});

test("each id outside the directory has a foreign key", () => {
  const guarded = new Set(
    foreignKeys.flatMap(({ child, columns: from }) => from.map((column) => `${child}.${column}`)),
  );
  const loose = columns
    .filter(({ table, name, isUuid }) => isUuid && name.endsWith("_id") && !DIRECTORY.includes(table))
    .map(({ table, name }) => `${table}.${name}`)
    .filter((column) => !guarded.has(column) && !OF_ANY_KIND.includes(column));
  expect(loose).toEqual([]);
});

test("the primary and unique keys of an organization's table start with the organization", async () => {
  const { rows } = await pool.query<{ index: string; table: string; first: string }>(`
    SELECT indexrelid::regclass::text AS index, indrelid::regclass::text AS table, attname AS first
    FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = indkey[0]
    WHERE indisunique AND indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)`);
  const ofOrganizations = rows.filter(
    ({ table, index }) => ![...DIRECTORY, ...OF_NOBODY].includes(table) && !OF_VISITORS.includes(index),
  );
  expect(ofOrganizations.length).toBeGreaterThan(20);
  expect(ofOrganizations.filter(({ first }) => first !== "organization_id")).toEqual([]);
});

const [ours, theirs] = [await oneOfEach(), await oneOfEach()];

test.each(inside.map((key): [string, ForeignKey] => [`${key.child}.${pointer(key)}`, key]))(
  "%s refuses a row of another organization",
  async (_, key) => {
    const column = key.parentColumns[1] ?? "id";
    const { rows: found } = await pool.query<{ id: string }>(
      `SELECT ${column} AS id FROM ${key.parent} WHERE organization_id = $1
        AND ${column} NOT IN (SELECT ${column} FROM ${key.parent} WHERE organization_id = $2) LIMIT 1`,
      [theirs.organizationId, ours.organizationId],
    );
    const client = await pool.connect();
    try {
      await client.query("BEGIN");
      await client.query("SET CONSTRAINTS ALL IMMEDIATE");
      await client.query(`ALTER TABLE ${key.child} DISABLE TRIGGER USER`);
      const point = client.query(
        `UPDATE ${key.child} SET ${pointer(key)} = $2 WHERE (organization_id, ${pointer(key)}) =
          (SELECT organization_id, ${pointer(key)} FROM ${key.child}
           WHERE organization_id = $1 AND ${pointer(key)} IS NOT NULL LIMIT 1)`,
        [ours.organizationId, found[0]?.id],
      );
      expect(await refusedBy(point)).toEqual({ code: FOREIGN_KEY_VIOLATION, constraint: key.name });
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
  },
);

test("nobody can request, decide, or manage across organizations", async () => {
  const [ann, eve] = [await aPerson(await anOrganization()), await aPerson(await anOrganization())];
  const crossing = { code: FOREIGN_KEY_VIOLATION };
  expect(await refusedBy(aRequest({ organizationId: ann.organizationId, id: eve.id }))).toMatchObject(crossing);
  expect(await refusedBy(aRequest(ann, { status: "approved", decidedById: eve.id }))).toMatchObject(crossing);
  expect(await refusedBy(ann.update({ managerId: eve.id }))).toMatchObject(crossing);
});
