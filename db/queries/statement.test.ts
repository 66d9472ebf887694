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
  // PostgreSQL then gives every query that allows it to another process.
  await searches.query("SET debug_parallel_query = on");
  expect(await search("SELECT is_helper() WHERE $1::text <> ''", ["one"])).toEqual([{ is_helper: isParallel }]);
  await searches.query("RESET debug_parallel_query");
  time.mockRestore();
});
