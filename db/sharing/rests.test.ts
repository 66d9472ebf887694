import { EventEmitter, once } from "node:events";
import { afterEach, expect, jest, test } from "@jest/globals";
import type { Transaction } from "sequelize";
import { KeyedSemaphore } from "../KeyedSemaphore.ts";
import { writeLast } from "../writeAtCommit.ts";
import { noteUse } from "./organizationsInUse.ts";
import { restAfter, restBetweenStatements, restIn, withRest } from "./rests.ts";

afterEach(() => {
  jest.restoreAllMocks();
});

test.each<[string, boolean, number, number[]]>([
  ["three times as long as it took while another organization uses the process", true, 40, [120]],
  ["a second at most", true, 9000, [1000]],
  ["not at all after a short statement", true, 0.5, []],
  ["not at all while no other organization uses the process", false, 40, []],
])("long work in the database rests %s", async (_, hasOthers, took, rests) => {
  jest.spyOn(performance, "now").mockReturnValue(100);
  noteUse("another");
  if (!hasOthers) jest.spyOn(performance, "now").mockReturnValue(1_100);
  noteUse("one");
  const rested: number[] = [];
  await restAfter("one", took, { kind: "afterRead", rest: async (ms) => void rested.push(ms) });
  expect(rested).toEqual(rests);
});

test("only a transaction that was asked to rests, from 100 ms of work until its last statement", async () => {
  jest.spyOn(performance, "now").mockReturnValue(100);
  noteUse("another");
  const rested: number[] = [];
  const rest = async (ms: number) => void rested.push(ms);
  const [long, other] = [{}, {}] as [Transaction, Transaction];
  restBetweenStatements("one", long);
  for (const took of [90, 9, 30]) {
    await restIn(long, took, rest);
    await restIn(other, took, rest);
  }
  expect(rested).toEqual([60]);
  await writeLast(long);
  await restIn(long, 20, rest);
  expect(rested).toEqual([60]);
});

test.each<[string, boolean, string[]]>([
  ["one after the other while others use the process", true, ["first"]],
  ["together while nobody else does", false, ["first", "second"]],
])("an organization's long reads run %s", async (_, hasOthers, together) => {
  const time = jest.spyOn(performance, "now").mockReturnValue(100);
  noteUse("another");
  if (!hasOthers) time.mockReturnValue(1_100);
  noteUse("one");
  const begun: string[] = [];
  const signal = new EventEmitter();
  const ended = once(signal, "end");
  const read = (name: string) => async () => {
    begun.push(name);
    await ended;
    return name;
  };
  const turns = new KeyedSemaphore({ atOnce: 2, perKey: 2, waitingPerKey: 0 });
  const reads = Promise.all([withRest("one", turns, read("first")), withRest("one", turns, read("second"))]);
  await new Promise(setImmediate);
  expect(begun).toEqual(together);
  signal.emit("end");
  expect(await reads).toEqual(["first", "second"]);
});
