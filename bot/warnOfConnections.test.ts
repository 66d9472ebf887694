import { expect, jest, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { listen } from "#db/listen.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { warnOfConnections } from "./warnOfConnections.ts";

const { url } = await testDatabase();

test("a process warns at its start if all processes may open more connections than PostgreSQL accepts", async () => {
  const { pool } = database();
  const { rows } = await pool.query<{ allowed: number }>(
    `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS allowed`,
  );
  const allowed = rows[0]?.allowed ?? 0;
  const warn = jest.fn<(fields: object, text: string) => void>();
  await warnOfConnections(pool, 1, { warn });
  expect(warn).not.toHaveBeenCalled();

  const log = { warn: () => {} };
  const started: (() => void)[] = [];
  const listening = Promise.all(
    ["one", "two", "three"].map(() => new Promise<void>((resolve) => started.push(resolve))),
  );
  const listeners = started.map((begun, n) => listen({ databaseUrl: url, channel: `of${n}`, onMessage: begun, log }));
  await listening;
  await warnOfConnections(pool, allowed, { warn });
  const [[fields, text] = [{}, ""]] = warn.mock.calls;
  const { processes } = fields as { processes: number };
  expect(processes).toBeGreaterThanOrEqual(2);
  expect(text).toBe(
    `PostgreSQL accepts ${allowed} connections, but ${processes} processes may open ${processes * allowed}: ` +
      "lower DATABASE_POOL_SIZE or raise max_connections",
  );
  for (const listener of listeners) await listener.stop();
});
