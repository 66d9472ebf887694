import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@jest/globals";
import { Client } from "pg";
import { verifyLedgers } from "#bot/operations/accruals/verifyLedgers.ts";
import { connect, disconnect } from "#db/connect.ts";
import { cloneTemplate, createEmptyDatabase, dropDatabase } from "#db/factories/templateDatabase.ts";
import { findAccount } from "#db/queries/people/accounts.ts";
import { schemaOf } from "../asserting/schemaOf.ts";
import { IS_LONG } from "../soak/shortOrLong.ts";
import { waitUntil } from "../soak/waitUntil.ts";
import { FIXTURES, sqlOf } from "../upgrades/fixtures.ts";
import { type KilledProgram, KilledServer } from "./KilledServer.ts";

const MIGRATING = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 7202601
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** In milliseconds. */
const FIRST_PART = 200;

interface Options {
  serverUrl: string;
  newest: string;
  killed: KilledProgram;
  kills: number;
  chance: () => number;
}

/**
 * Returns the number of kills in the middle of a migration, and the duration of each start after a kill, in
 * milliseconds.
 */
export async function killMigrations({ serverUrl, newest, killed, kills, chance }: Options) {
  const older = await createEmptyDatabase(serverUrl);
  await using(older, (client) => client.query(sqlOf(FIXTURES[0]!)));
  const before = await using(older, migrationsIn);
  const schema = await schemaOf(newest);
  const all = await using(newest, migrationsIn);
  const starts: number[] = [];
  let inTheMiddle = 0;
  let duration = FIRST_PART;
  for (let kill = IS_LONG ? 0 : 1; kill <= kills; kill++) {
    const url = await cloneTemplate(serverUrl, new URL(older).pathname.slice(1));
    const server = await KilledServer.create({ ...killed, env: { ...killed.env, DATABASE_URL: url } });
    server.start();
    await using(url, async (client) => {
      await until(client, true);
      const began = performance.now();
      if (kill === 0) {
        await until(client, false);
        duration = performance.now() - began;
      } else {
        await wait(chance() * duration);
        await server.kill();
        await until(client, false);
      }
    });
    const after = await using(url, migrationsIn);
    expect([before.length, all.length]).toContain(after.length);
    if (kill > 0) {
      if (after.length === before.length) inTheMiddle += 1;
      server.start();
    }
    await server.ready();
    if (kill > 0) starts.push(...server.starts);
    await server.stop();
    expect(server.errors).toEqual([]);
    expect(await using(url, migrationsIn)).toEqual(all);
    expect(await schemaOf(url)).toEqual(schema);
    if (kill === kills) {
      await disconnect();
      connect(url);
      await expectDemoVerified();
      await disconnect();
    }
    await dropDatabase(url);
  }
  return { inTheMiddle, starts };
}

async function expectDemoVerified(): Promise<void> {
  const demo = await findAccount("priya.nair@lumen-oak.example");
  const findings: unknown[] = [];
  const { entries } = await verifyLedgers(
    (finding) => findings.push(finding),
    (organizationId) => organizationId === demo?.organizationId,
  );
  expect(findings).toEqual([]);
  expect(entries).toBeGreaterThan(100);
}

async function migrationsIn(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>("SELECT name FROM migrations ORDER BY name");
  return rows.map(({ name }) => name);
}

async function until(client: Client, isRunning: boolean): Promise<void> {
  const isSo = async () => ((await client.query(MIGRATING)).rowCount ?? 0) > 0 === isRunning;
  await waitUntil(isSo, () => `The migration didn't ${isRunning ? "begin" : "end"}`, 1);
}

async function using<Result>(url: string, run: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
