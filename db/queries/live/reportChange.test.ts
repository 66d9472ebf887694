import { expect, jest, test } from "@jest/globals";
import type { Transaction } from "sequelize";
import { connectionShares } from "#db/connectionShares.ts";
import { connect, database, disconnect } from "#db/connect.ts";
import { newId } from "#db/newId.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { wakeDelivery, wakeDeliveryAfter } from "../notifications/notifications.ts";
import { reportChange } from "./reportChange.ts";

const { url } = await testDatabase();

test("gathered messages go only to the database to which the process was connected", async () => {
  const committed = { afterCommit: (run: () => void) => run() } as unknown as Transaction;
  const send = () => {
    reportChange(newId(), ["person", newId()], committed);
    wakeDelivery();
  };
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "Date", "performance"] });
  send();
  wakeDeliveryAfter(5);
  await disconnect();
  reportChange(newId(), ["person", newId()], committed);
  const statements: string[] = [];
  connect(url, { shares: { ...connectionShares(), reads: 1 }, onStatement: (sql) => statements.push(sql) });
  send();
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  await database().pool.query("SELECT 1");
  const messages = statements.filter((sql) => sql.includes("pg_notify"));
  expect(messages.toSorted()).toEqual([
    expect.stringContaining("'changes'"),
    expect.stringContaining("'notifications'"),
  ]);
});
