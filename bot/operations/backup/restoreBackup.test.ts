import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { Client } from "pg";
import { connect, database, disconnect } from "#db/connect.ts";
import { oneOfEach } from "#db/factories/oneOfEach/oneOfEach.ts";
import { lockMigrations } from "#db/migrate.ts";
import { SEALED_COLUMNS } from "#db/queries/auth/sealedColumns.ts";
import { aNewSession } from "#tests/arranging/aNewSession.ts";
import { hire, PASSWORD, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { untilWaiting, withGate } from "#tests/arranging/waitingForLocks.ts";
import { schemaOf } from "#tests/asserting/schemaOf.ts";
import { emptyDatabase, testDatabase } from "#tests/servers/testDatabase.ts";
import { verifyLedgers } from "../accruals/verifyLedgers.ts";
import { signIn } from "../auth/signIn.ts";
import { createSealer } from "../createSealer.ts";
import { recordErasures } from "../erasures/recordErasures.ts";
import { sendInvitation } from "../invitations/sendInvitation.ts";
import { createKey } from "../keys/createKey.ts";
import { releaseHeld } from "../notifications/releaseHeld.ts";
import { deactivateUser } from "../people/deactivateUser.ts";
import { erasePerson } from "../people/erasePerson.ts";
import { submitRequest } from "../requests/submitRequest.ts";
import { configureOperations, operationsRuntime } from "../runtime.ts";
import { backUp } from "./backUp.ts";
import { restoreBackup } from "./restoreBackup.ts";

const { url } = await testDatabase();
const [target, untouched] = [await emptyDatabase(), await emptyDatabase()];
const folder = await mkdtemp(path.join(tmpdir(), "awayday-backup-"));
afterAll(() => rm(folder, { recursive: true }));
const clock = testClock();
const erasuresFile = path.join(folder, "erasures.jsonl");
configureOperations({ ...operationsRuntime(), erasures: { file: erasuresFile, onError: () => {} } });

const LEFT_OUT = [
  "sessions",
  "link_tokens",
  "access_tokens",
  "token_calls",
  "calendar_feeds",
  "calendar_connections",
  "calendar_entries",
  "pending_sign_ins",
  "oauth_states",
  "email_changes",
  "organization_signups",
  "rate_limits",
];
const CHANGED = ["notifications", "webhook_messages", "invitations", "api_keys"];
const place = { databaseUrl: url, folder };

const { organizationId: complete } = await oneOfEach();
const company = await testOrganization();
const { owner, erin } = company;
await submitRequest(erin, {
  type: "vacation",
  startDate: "2027-03-08",
  endDate: "2027-03-09",
  notes: "the sea\t\\N\nx",
});
await signIn({ source: "web" }, { email: owner.email, password: PASSWORD }, aNewSession());
await sendInvitation(owner, { email: "late@new.example", role: "Employee", officeId: owner.officeId });
await createKey(erin, { name: "Payroll", scopes: ["requests:read"] });
const leaver = await hire(owner, "Leaver");
for (const { table, column } of SEALED_COLUMNS) {
  const { rows } = await database().pool.query<{ id: string; of: string }>(
    `SELECT ctid::text AS id, organization_id AS of FROM ${table} WHERE ${column} = 'sealed'`,
  );
  for (const { id, of } of rows) {
    const sealed = operationsRuntime().sealer.seal("text", of);
    await database().pool.query(`UPDATE ${table} SET ${column} = $1 WHERE ctid = $2::tid`, [sealed, id]);
  }
}
await recordErasures();
const original = await contentOf(url);
const backup = await backUp(place);
const file = backup?.file ?? "";
await deactivateUser(owner, leaver.userId, {});
clock.set("2027-03-02");
await erasePerson(owner, leaver.userId, { name: "Leaver" });
await disconnect();

test("a restored database has every row, and its sessions, links, and API keys are void", async () => {
  connect(target.url);
  const { createdAt, rows, held, expired, revoked, erased } = await restoreBackup({ file, erasuresFile });
  expect([createdAt, rows]).toEqual(["2027-03-01T15:00:00.000Z", backup?.rows]);
  expect([held > 0, expired > 0, revoked > 0, erased]).toEqual([true, true, true, 1]);
  const restored = await contentOf(target.url);
  for (const [table, content] of Object.entries(original)) {
    if (LEFT_OUT.includes(table)) expect({ [table]: restored[table]?.count }).toEqual({ [table]: "0" });
    else if (CHANGED.includes(table)) expect(restored[table]?.count).toBe(content.count);
    else expect({ [table]: restored[table] }).toEqual({ [table]: content });
  }
  expect(await rowsOf(target.url, ["access_tokens", "calendar_feeds"])).toEqual([[], []]);
  const { rows: working } = await database().pool.query(
    "SELECT FROM api_keys WHERE revoked_at IS NULL AND expires_at > $1",
    [clock.now()],
  );
  expect(working).toEqual([]);
  expect(await schemaOf(target.url)).toEqual(await schemaOf(url));
});

test("queued messages wait until the operator releases or discards them, and pending invitations have expired", async () => {
  const waiting = async () => {
    const { rows } = await database().pool.query(
      `SELECT count(*) FILTER (WHERE next_attempt_at <= $1)::int AS due, count(*)::int AS pending FROM (
        SELECT next_attempt_at FROM notifications WHERE status = 'pending' AND channel <> 'inbox'
        UNION ALL SELECT next_attempt_at FROM webhook_messages WHERE status = 'pending') waiting`,
      [clock.now()],
    );
    return rows[0] as { due: number; pending: number };
  };
  const { due, pending } = await waiting();
  expect([due, pending > 0]).toEqual([0, true]);
  expect(await releaseHeld({ discard: false })).toBe(pending);
  expect(await waiting()).toEqual({ due: pending, pending });
  const { rows } = await database().pool.query("SELECT FROM invitations WHERE status = 'pending' AND expires_at > $1", [
    clock.now(),
  ]);
  expect(rows).toEqual([]);
});

test("every balance of the restored database is the sum of its entries", async () => {
  const found: unknown[] = [];
  await verifyLedgers(
    (finding) => found.push(finding),
    (organizationId) => organizationId === owner.organizationId,
  );
  expect(found).toEqual([]);
});

test("people erased after the backup are erased again, even if they were still active in it", async () => {
  const listed = (await readFile(erasuresFile, "utf8")).split("\n").filter(Boolean);
  expect(listed.slice(1).map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      organizationId: owner.organizationId,
      userId: leaver.userId,
      erasedAt: "2027-03-02T15:00:00.000Z",
      lastDay: "2027-03-01",
    },
  ]);
  const { rows } = await database().pool.query("SELECT name, is_active, end_date FROM users WHERE id = $1", [
    leaver.userId,
  ]);
  expect(rows).toEqual([{ name: "Former employee", is_active: false, end_date: "2027-03-01" }]);
  const stored = JSON.stringify(await rowsOf(target.url, ["users", "identities", "invitations", "notifications"]));
  expect(stored).not.toContain(leaver.email);
});

test("a backup that was cut or altered, or whose keys are missing, is refused, and the database stays empty", async () => {
  await disconnect();
  connect(untouched.url);
  const broken = path.join(folder, "broken");
  const bytes = await readFile(file);
  const refusalOf = async (content: Buffer) => {
    await writeFile(broken, content);
    return restoreBackup({ file: broken, erasuresFile }).catch((error: Error) => error.message);
  };
  const flipped = Buffer.from(bytes);
  flipped.writeUInt8(flipped.readUInt8(bytes.length - 3000) ^ 1, bytes.length - 3000);
  expect(await refusalOf(flipped)).toMatch(/^The backup was altered|^The backup is incomplete/);
  expect(await refusalOf(bytes.subarray(0, bytes.length - 1))).toBe("The backup is incomplete: the file was cut off");
  expect(await refusalOf(Buffer.concat([bytes, bytes.subarray(0, 1)]))).toMatch(/^The backup was altered/);
  expect(await refusalOf(Buffer.from("PGDMP"))).toBe("This file is not a backup of Awayday");
  await truncate(broken, 0);
  const runtime = operationsRuntime();
  configureOperations({ ...runtime, sealer: createSealer(["another key for tests"]) });
  await expect(restoreBackup({ file, erasuresFile })).rejects.toThrow(
    `ENCRYPTION_KEYS is wrong: the backup needs the key with the ID ${runtime.sealer.keyId}`,
  );
  configureOperations(runtime);
  await expect(restoreBackup({ file, erasuresFile: `${folder}/none` })).rejects.toThrow("There is no list of erased");
  expect(await schemaOf(untouched.url)).toEqual([]);
});

test("a restore waits for a server that creates its tables in the meantime, and is then refused", async () => {
  await disconnect();
  connect(untouched.url);
  await withGate(async ({ tx, run, open }) => {
    await lockMigrations(database().sequelize, tx);
    await run("CREATE TABLE organizations ()", []);
    const restoring = restoreBackup({ file, erasuresFile }).catch((error: Error) => error.message);
    await untilWaiting();
    await open();
    expect(await restoring).toBe("The database is not empty: restore into an empty database");
  });
});

test("a database that isn't empty is refused", async () => {
  await disconnect();
  connect(target.url);
  await expect(restoreBackup({ file, erasuresFile })).rejects.toThrow("The database is not empty");
});

test("a scheduled backup runs once in its interval, and only the newest ones are kept", async () => {
  const often = { everyHours: 24 };
  const inFolder = { ...place, folder: path.join(folder, "scheduled"), keep: 2 };
  clock.set("2027-03-10");
  expect(await backUp(inFolder, often)).toMatchObject({ deleted: [] });
  expect(await backUp(inFolder, often)).toBeUndefined();
  clock.set("2027-03-11");
  await writeFile(path.join(inFolder.folder, "awayday-20270311T000000Z.backup.partial"), "cut");
  expect(await backUp(inFolder, { ...often, goesOn: () => false })).toBeUndefined();
  await backUp(inFolder, often);
  clock.set("2027-03-12");
  expect(await backUp(inFolder, often)).toMatchObject({ deleted: ["awayday-20270310T150000Z.backup"] });
  expect(await readdir(inFolder.folder)).toEqual([
    "awayday-20270311T150000Z.backup",
    "awayday-20270312T150000Z.backup",
  ]);
});

async function contentOf(databaseUrl: string): Promise<Record<string, { count: string; digest: string }>> {
  const content: Record<string, { count: string; digest: string }> = {};
  await connectedTo(databaseUrl, async (client) => {
    for (const name of await tablesOf(client)) {
      const { rows } = await client.query<{ count: string; digest: string }>(
        `SELECT count(*), md5(string_agg(t::text, ',' ORDER BY t::text)) AS digest FROM ${name} t
         WHERE coalesce(to_jsonb(t) ->> 'organization_id', ${name === "organizations" ? "id::text" : "$1"}) = $1`,
        [complete],
      );
      content[name] = rows[0] ?? { count: "", digest: "" };
    }
  });
  return content;
}

async function rowsOf(databaseUrl: string, tables: string[]): Promise<unknown[]> {
  const found: unknown[] = [];
  await connectedTo(databaseUrl, async (client) => {
    for (const table of tables) found.push((await client.query(`SELECT * FROM ${table}`)).rows);
  });
  return found;
}

async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}

async function connectedTo(databaseUrl: string, run: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}
