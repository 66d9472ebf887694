import { expect, test } from "@jest/globals";
import { type Connection, type PoolClient, types } from "pg";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { columnTypes } from "../columnTypes.ts";
import { database } from "../connect.ts";
import { PreparedQuery } from "./PreparedQuery.ts";

await testDatabase();

const VALUES = {
  name: "values",
  text: "SELECT $1::int AS number, $2::text AS text, '[1]'::jsonb AS json, date '2027-03-01' AS day, count(*) AS count",
};

async function onClient(work: (client: PoolClient, descriptions: () => number) => Promise<void>): Promise<void> {
  const client = await database().pool.connect();
  const { connection } = client as unknown as { connection: Connection };
  const describe = connection.describe.bind(connection);
  let described = 0;
  connection.describe = (...asked) => {
    described += 1;
    describe(...asked);
  };
  try {
    await work(client, () => described);
  } finally {
    client.release(true);
  }
}

test("a statement is described once per connection, and its rows have the same values each time", async () => {
  await onClient(async (client, descriptions) => {
    const runWith = (...values: unknown[]) => new PreparedQuery(VALUES, values).run(client);
    const others = { json: [1], day: "2027-03-01", count: 1 };
    expect(await runWith(1, "one")).toEqual([{ number: 1, text: "one", ...others }]);
    expect(await runWith(null, "two")).toEqual([{ number: null, text: "two", ...others }]);
    expect(await runWith(3, null)).toEqual([{ number: 3, text: null, ...others }]);
    expect(descriptions()).toBe(1);
  });
  await onClient(async (client, descriptions) => {
    expect(await new PreparedQuery(VALUES, [4, "four"]).run(client)).toHaveLength(1);
    expect(descriptions()).toBe(1);
  });
});

test("a statement without columns isn't described again, and returns no rows", async () => {
  await onClient(async (client, descriptions) => {
    const statement = { name: "no-columns", text: "DELETE FROM organizations WHERE name = $1" };
    for (let time = 0; time < 2; time++) expect(await new PreparedQuery(statement, ["None"]).run(client)).toEqual([]);
    expect(descriptions()).toBe(1);
  });
});

test("a statement without a name is described each time, because it isn't kept", async () => {
  await onClient(async (client) => {
    const one = new PreparedQuery({ name: "", text: "SELECT $1::int AS number" }, [1]);
    const other = new PreparedQuery({ name: "", text: "SELECT $1::text AS text" }, ["two"]);
    expect(await one.run(client)).toEqual([{ number: 1 }]);
    expect(await other.run(client)).toEqual([{ text: "two" }]);
  });
});

test("an error names the caller, and the connection runs the statement again", async () => {
  await onClient(async (client, descriptions) => {
    const divide = (by: number) =>
      new PreparedQuery({ name: "divide", text: "SELECT 6 / $1::int AS x" }, [by]).run(client);
    const failed: unknown = await divide(0).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: "22012", stack: expect.stringContaining("PreparedQuery.test.ts") });
    expect(await divide(2)).toEqual([{ x: 3 }]);
    expect(await divide(0).catch((error: unknown) => error)).toMatchObject({ code: "22012" });
    expect(await divide(3)).toEqual([{ x: 2 }]);
    expect(descriptions()).toBeLessThanOrEqual(2);
  });
});

test("a value that can't be sent fails before anything is sent, and the statement runs again", async () => {
  const circular: Record<string, unknown> = {};
  circular["self"] = circular;
  const statement = { name: "sent", text: "SELECT $1::jsonb AS one, $2::json[] AS list" };
  await onClient(async (client) => {
    for (const value of [{ big: 1n }, circular]) {
      expect(() => new PreparedQuery(statement, [value, []])).toThrow(TypeError);
      expect(() => new PreparedQuery(statement, [null, [value]])).toThrow(TypeError);
    }
    const sent = new PreparedQuery(statement, [{ a: [1, null] }, [{ b: '"' }, null]]);
    expect(await sent.run(client)).toEqual([{ one: { a: [1, null] }, list: [{ b: '"' }, null] }]);
  });
});

test("a value that can't be read fails the statement and leaves the connection usable", async () => {
  const { MACADDR } = types.builtins;
  const parse = columnTypes.getTypeParser(MACADDR, "text") as unknown as (text: string) => unknown;
  columnTypes.setTypeParser(MACADDR, () => {
    throw new Error("Unreadable");
  });
  try {
    await onClient(async (client) => {
      const statement = { name: "unreadable", text: "SELECT macaddr '08:00:2b:01:02:03' AS x" };
      await expect(new PreparedQuery(statement, []).run(client)).rejects.toThrow("Unreadable");
      await expect(new PreparedQuery(statement, []).run(client)).rejects.toThrow("Unreadable");
      expect(await new PreparedQuery(VALUES, [5, "five"]).run(client)).toHaveLength(1);
    });
  } finally {
    columnTypes.setTypeParser(MACADDR, parse);
  }
});
