import { expect, jest, test } from "@jest/globals";
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

test("a transaction and its statements are reported; its work is kept, or undone with its savepoints if it fails", async () => {
  const { sequelize } = database();
  const kept = await anOrganization();
  statements.length = 0;
  await sequelize.transaction((transaction) => kept.update({ name: "Kept" }, { transaction }));
  expect(statements).toEqual(["START TRANSACTION", expect.stringContaining("UPDATE"), "COMMIT"]);

  const undone = sequelize.transaction(async (outer) => {
    await sequelize.transaction({ transaction: outer }, (transaction) =>
      kept.update({ name: "Lost" }, { transaction }),
    );
    throw new Error("Undone");
  });
  await expect(undone).rejects.toThrow("Undone");
  expect((await Organization.findByPk(kept.id))?.name).toBe("Kept");
});

test("a commit that fails rejects and leaves a usable connection", async () => {
  const { sequelize } = database();
  jest.spyOn(console, "warn").mockImplementation(() => {});
  await sequelize.query(`CREATE TABLE late (id int UNIQUE DEFERRABLE INITIALLY DEFERRED)`);
  const twice = sequelize.transaction((transaction) =>
    sequelize.query("INSERT INTO late VALUES (1), (1)", { transaction }),
  );
  await expect(twice).rejects.toMatchObject({ code: "23505" });
  await sequelize.transaction((transaction) => sequelize.query("INSERT INTO late VALUES (1)", { transaction }));
  expect((await sequelize.query("SELECT id FROM late"))[0]).toEqual([{ id: 1 }]);
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
