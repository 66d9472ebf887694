import { EventEmitter, once } from "node:events";
import { afterEach, expect, jest, test } from "@jest/globals";
import type { Transaction } from "sequelize";
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
  jest.spyOn(performance, "now").mockReturnValue(1_000_000);
  noteUse("another");
  if (!hasOthers) jest.spyOn(performance, "now").mockReturnValue(1_001_000);
  noteUse("one");
  const rested: number[] = [];
  await restAfter("one", took, { kind: "afterRead", rest: async (ms) => void rested.push(ms) });
  expect(rested).toEqual(rests);
});

test("only a transaction that was asked to rests after its statements", async () => {
  noteUse("another");
  const rested: number[] = [];
  const rest = async (ms: number) => void rested.push(ms);
  const [long, short] = [{}, {}] as [Transaction, Transaction];
  restBetweenStatements("one", long);
  await restIn(long, 30, rest);
  await restIn(short, 20, rest);
  expect(rested).toEqual([60]);
});

test.each<[string, boolean, string[]]>([
  ["one after the other while others use the process", true, ["first"]],
  ["together while nobody else does", false, ["first", "second"]],
])("an organization's long reads run %s", async (_, hasOthers, together) => {
  const time = jest.spyOn(performance, "now").mockReturnValue(2_000_000);
  noteUse("another");
  if (!hasOthers) time.mockReturnValue(2_001_000);
  noteUse("one");
  const begun: string[] = [];
  const signal = new EventEmitter();
  const ended = once(signal, "end");
  const read = (name: string) => async () => {
    begun.push(name);
    await ended;
    return name;
  };
  const reads = Promise.all([withRest("one", read("first")), withRest("one", read("second"))]);
  await new Promise(setImmediate);
  expect(begun).toEqual(together);
  signal.emit("end");
  expect(await reads).toEqual(["first", "second"]);
});
