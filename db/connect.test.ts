import { expect, test } from "@jest/globals";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { connect, database, disconnect } from "./connect.ts";
import { anOrganization } from "./factories/anOrganization.ts";
import { Organization } from "./models/Organization.ts";

const statements: string[] = [];
const { url } = await testDatabase({ onStatement: (sql) => statements.push(sql) });

test("the pool returns a date as its text and a count as a number", async () => {
  const { rows } = await database().pool.query("SELECT date '2027-03-01' AS day, count(*) AS count FROM users");
  expect(rows).toEqual([{ day: "2027-03-01", count: 0 }]);
});

test("the pool and the models both report their statements", async () => {
  statements.length = 0;
  await database().pool.query("SELECT 1");
  await database().pool.query({ name: "two", text: "SELECT 2" });
  await Organization.count();
  expect(statements).toEqual(["SELECT 1", "SELECT 2", expect.stringContaining('FROM "organizations"')]);
});

test("a process has one database at a time and may open another afterward", async () => {
  const organization = await anOrganization();
  expect(() => connect(url)).toThrow("Already connected");
  await disconnect();
  await disconnect();
  expect(database).toThrow("Not connected");
  connect(url);
  expect((await Organization.findByPk(organization.id))?.name).toBe(organization.name);
});
