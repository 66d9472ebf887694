import type { Socket } from "node:net";
import { expect, test } from "@jest/globals";
import { pino } from "pino";
import type { ClientBase } from "pg";
import { database } from "#db/connect.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { logWarnings } from "./logWarnings.ts";

await testDatabase();

test("Sequelize's warning about a transaction that can't be rolled back goes to the log", async () => {
  const lines: string[] = [];
  const stop = logWarnings(pino({ base: null }, { write: (line) => void lines.push(line) }));
  const broken = database().sequelize.transaction((tx) => {
    const { connection } = tx as unknown as { connection: ClientBase & { connection: { stream: Socket } } };
    connection.connection.stream.destroy();
    return Promise.reject(new Error("the reason"));
  });
  await expect(broken).rejects.toThrow("the reason");
  stop();
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      level: 40,
      msg: expect.stringMatching(/^Rolling back transaction .* failed with error/),
    }),
  ]);
});
