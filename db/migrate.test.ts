import { afterAll, expect, test } from "@jest/globals";
import { QueryTypes, Sequelize } from "sequelize";
import { emptyDatabase } from "#tests/servers/testDatabase.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";

const LONG_WAIT = `
  SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
    AND clock_timestamp() - query_start > interval '50 ms'`;
const everyName = migrations.map(({ name }) => name);
const [empty, contested] = [await emptyDatabase(), await emptyDatabase()];
const opened: Sequelize[] = [];
afterAll(() => Promise.all(opened.map((sequelize) => sequelize.close())));

function open({ url }: { url: string }, dialectOptions: object = {}): Sequelize {
  const sequelize = new Sequelize(url, { dialect: "postgres", logging: false, dialectOptions });
  opened.push(sequelize);
  return sequelize;
}

test("an empty database gets each migration in order, and a second run does nothing", async () => {
  const sequelize = open(empty);
  expect(await migrate(sequelize)).toEqual(everyName);
  expect(await migrate(sequelize)).toEqual([]);
});

test("two processes that start together migrate once", async () => {
  const ran = await Promise.all([migrate(open(contested)), migrate(open(contested))]);
  expect(ran.flat()).toEqual(everyName);
});

test("a process waits for the migration of another one, however short its waits for other locks are", async () => {
  const [holder, waiter] = [open(contested), open(contested, { options: "-c lock_timeout=10" })];
  const isOver = { yet: false };
  const outcome = await holder.transaction(async (transaction) => {
    await holder.query("SELECT pg_advisory_xact_lock($1)", { bind: [7_202_601], transaction });
    const migrating = migrate(waiter).finally(() => (isOver.yet = true));
    migrating.catch(() => {});
    while (!isOver.yet && (await holder.query(LONG_WAIT, { type: QueryTypes.SELECT })).length === 0);
    return { migrating };
  });
  expect(await outcome.migrating).toEqual([]);
});

test("migrations have unique numbers in ascending order", () => {
  for (const name of everyName) expect(name).toMatch(/^\d{3}-[a-z-]+$/);
  const numbers = everyName.map((name) => name.slice(0, 3));
  expect(numbers).toEqual([...new Set(numbers)].toSorted());
});

test("a failed migration leaves nothing behind and isn't recorded", async () => {
  const sequelize = open(empty);
  const tables = () =>
    sequelize.query("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'", {
      type: QueryTypes.SELECT,
    });
  const before = await tables();
  await sequelize.query("DELETE FROM migrations WHERE name = $1", { bind: [everyName[0]] });
  await expect(migrate(sequelize)).rejects.toThrow(everyName[0]);
  expect(await tables()).toEqual(before);
});
