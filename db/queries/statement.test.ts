import { expect, jest, test } from "@jest/globals";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { database } from "../connect.ts";
import { noteUse } from "../sharing/organizationsInUse.ts";
import { search } from "./statement.ts";

await testDatabase();

test.each<[string, number, boolean]>([
  ["several cores", 1000, true],
  ["a single core while others use the process", 0, false],
])("a report may use %s", async (_, later, isParallel) => {
  const time = jest.spyOn(performance, "now").mockReturnValue(9_000);
  noteUse("another");
  time.mockReturnValue(9_000 + later);
  const { searches } = database();
  await searches.query(`
    CREATE OR REPLACE FUNCTION is_helper() RETURNS boolean PARALLEL SAFE LANGUAGE plpgsql AS
      'BEGIN RETURN (SELECT leader_pid IS NOT NULL FROM pg_stat_activity WHERE pid = pg_backend_pid()); END'`);
  const { rows } = await searches.query<{ setting: string }>(
    "SELECT name AS setting FROM pg_settings WHERE name IN ('debug_parallel_query', 'force_parallel_mode')",
  );
  // This setting makes PostgreSQL use a parallel worker. Its name changed in version 16.
  const { setting = "" } = rows[0] ?? {};
  await searches.query(`SET ${setting} = on`);
  expect(await search("SELECT is_helper() WHERE $1::text <> ''", ["one"])).toEqual([{ is_helper: isParallel }]);
  await searches.query(`RESET ${setting}`);
  time.mockRestore();
});
