import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { noteCall, writeCalls, writeCallsFirst } from "./noteCall.ts";

await testDatabase();
testClock();

type Done = (error: Error | null) => void;
let unanswered: Done[] = [];

beforeEach(() => {
  unanswered = [];
  const query = (_: unknown, done: Done) => unanswered.push(done);
  jest.spyOn(database().pool, "query").mockImplementation(query);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const note = (path: string) =>
  noteCall(
    { kind: "key", organizationId: "o1", id: "k1" },
    { method: "GET", path, agent: null, status: 200, error: null, milliseconds: 1 },
  );

test("calls are written one statement at a time, even after a statement fails", async () => {
  note("/people");
  const failed = writeCalls();
  await nextTurn();
  note("/teams");
  const [written, nothing] = [writeCalls("o1"), writeCalls()];
  await nextTurn();
  expect(unanswered).toHaveLength(1);
  unanswered[0]?.(new Error("The log is full"));
  await expect(failed).rejects.toThrow("The log is full");
  await nextTurn();
  expect(unanswered).toHaveLength(2);
  unanswered[1]?.(null);
  await Promise.all([written, nothing]);
  expect(unanswered).toHaveLength(2);
});

test("reading a log doesn't fail if a write fails, and waits for the write for at most a second", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  note("/people");
  const afterFailure = writeCallsFirst("o1");
  await nextTurn();
  unanswered[0]?.(new Error("The log is full"));
  await afterFailure;
  note("/people");
  const late = writeCallsFirst("o1");
  await nextTurn();
  expect(unanswered).toHaveLength(2);
  jest.advanceTimersByTime(1000);
  await late;
  unanswered[1]?.(null);
  jest.useRealTimers();
});
