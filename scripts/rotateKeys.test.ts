import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { replaceSealed, SEALED_COLUMNS } from "#db/queries/auth/sealedColumns.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { bundledProgram } from "#tests/servers/bundledProgram.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, testClock } from "#tests/arranging/testOrganization.ts";

const OLD = "an old encryption key";
const NEW = "a new encryption key";

const { url } = await testDatabase();
testClock();
const owner = await foundTestOrganization("Acme");
const { pool } = database();
const office = await pool.query("SELECT id FROM offices WHERE organization_id = $1", [owner.organizationId]);
const officeId: unknown = office.rows[0]?.id;
const { id } = await sendInvitation(owner, { email: "new@acme.example", role: "Employee", officeId });
const dataDir = await mkdtemp(path.join(tmpdir(), "awayday-rotate-"));
afterAll(() => rm(dataDir, { recursive: true }));

const program = fileURLToPath(await bundledProgram("scripts/rotateKeys.ts"));

function rotate(...keys: string[]): Promise<{ code: number; out: string }> {
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir, DATABASE_URL: url, ENCRYPTION_KEYS: keys.join(",") };
  return new Promise((resolve) => {
    execFile(process.execPath, [program], { env }, (error, out) => {
      resolve({ code: error ? Number(error.code) : 0, out });
    });
  });
}

const seal = (text: string, key: string) => createSealer([key]).seal(text, owner.organizationId);
const sealedNow = async () =>
  String((await pool.query("SELECT token_sealed FROM invitations WHERE id = $1", [id])).rows[0]?.token_sealed);
const setSealed = (sealed: string) =>
  pool.query("UPDATE invitations SET token_sealed = $1 WHERE id = $2", [sealed, id]);

test("after rotate-keys the first key alone opens everything, so the old one can be removed", async () => {
  await setSealed(seal("the token", OLD));
  const [, slack] = SEALED_COLUMNS;
  await pool.query(
    `INSERT INTO ${slack.table} (organization_id, id, team_id, team_name, ${slack.column}, installed_by_id, installed_at)
     VALUES ($1, gen_random_uuid(), 'T1', 'Acme', $2, $3, now())`,
    [owner.organizationId, seal("slack tokens", OLD), owner.userId],
  );

  await pool.query(
    "INSERT INTO second_factors (organization_id, user_id, secret_sealed, confirmed_at) VALUES ($1, $2, $3, now())",
    [owner.organizationId, owner.userId, seal("totp secret", OLD)],
  );

  const { code, out } = await rotate(NEW, OLD);
  expect([code, out]).toEqual([
    0,
    `invitations.token_sealed: 1 re-encrypted
slack_installations.tokens_sealed: 1 re-encrypted
evidence.key_sealed: 0 re-encrypted
second_factors.offered_sealed: 0 re-encrypted
second_factors.secret_sealed: 1 re-encrypted
api_answers.body_sealed: 0 re-encrypted
calendar_connections.tokens_sealed: 0 re-encrypted
sso_connections.client_secret_sealed: 0 re-encrypted
webhook_endpoints.old_secret_sealed: 0 re-encrypted
webhook_endpoints.secret_sealed: 0 re-encrypted
Everything is encrypted with the first key. The other keys can be removed.
`,
  ]);
  const onlyNew = createSealer([NEW]);
  expect(onlyNew.open(await sealedNow(), owner.organizationId)).toBe("the token");
  const { rows } = await pool.query(`SELECT ${slack.column} AS sealed FROM ${slack.table}`);
  expect(rows.map(({ sealed }) => onlyNew.open(String(sealed), owner.organizationId))).toEqual(["slack tokens"]);
  const factor = await pool.query("SELECT secret_sealed FROM second_factors");
  expect(onlyNew.open(String(factor.rows[0]?.secret_sealed), owner.organizationId)).toBe("totp secret");

  const before = await sealedNow();
  expect((await rotate(NEW, OLD)).out).toContain("invitations.token_sealed: 0 re-encrypted\n");
  expect(await sealedNow()).toBe(before);
}, 60_000);

test("rotate-keys exits with 1 and keeps a value that no key opens", async () => {
  const lost = seal("the token", "a key that was lost");
  await setSealed(lost);
  const { code, out } = await rotate(NEW, OLD);
  expect(code).toBe(1);
  expect(out).toContain("invitations.token_sealed: 0 re-encrypted, 1 can't be decrypted with any key\n");
  expect(await sealedNow()).toBe(lost);
}, 60_000);

test("a value that a running server changed in the meantime is not overwritten", async () => {
  const [read, changed] = [seal("read", OLD), seal("changed", NEW)];
  await setSealed(changed);
  const text = { organizationId: owner.organizationId, id, sealed: read };
  expect(await replaceSealed(SEALED_COLUMNS[0], text, seal("read", NEW))).toBe(false);
  expect(await sealedNow()).toBe(changed);
});

test("every sealed column of the database is rotated", async () => {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name LIKE '%sealed' ORDER BY 1, 2`,
  );
  const rotated = SEALED_COLUMNS.toSorted((one, other) => one.table.localeCompare(other.table));
  expect(rows).toEqual(rotated.map(({ table, column }) => ({ table, column })));
});
