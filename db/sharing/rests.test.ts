import { EventEmitter, once } from "node:events";
import { afterEach, expect, jest, test } from "@jest/globals";
import type { Transaction } from "sequelize";
import { KeyedSemaphore } from "../KeyedSemaphore.ts";
import { writeLast } from "../writeAtCommit.ts";
import { noteUse } from "./organizationsInUse.ts";
import { inPiece, restAfter, restBetweenStatements, restIn, withRest } from "./rests.ts";

afterEach(() => {
  jest.restoreAllMocks();
});

test.each<["afterReport" | "afterBatch", string, boolean, number, number[]]>([
  ["afterReport", "eight times as long as it took while another organization uses the process", true, 40, [320]],
  ["afterBatch", "four times as long as it took while another organization uses the process", true, 40, [160]],
  ["afterBatch", "a second at most", true, 9000, [1000]],
  ["afterBatch", "not at all after a short statement", true, 0.5, []],
  ["afterBatch", "not at all while no other organization uses the process", false, 40, []],
])("long work in the database rests (%s) %s", async (kind, _, hasOthers, took, rests) => {
  jest.spyOn(performance, "now").mockReturnValue(100);
  noteUse("another");
  if (!hasOthers) jest.spyOn(performance, "now").mockReturnValue(1_100);
  noteUse("one");
  const rested: number[] = [];
  await restAfter("one", took, { kind, rest: async (ms) => void rested.push(ms) });
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

function sharing(hasOthers: boolean) {
  const time = jest.spyOn(performance, "now").mockReturnValue(100);
  noteUse("another");
  if (!hasOthers) time.mockReturnValue(1_100);
  noteUse("one");
  return time;
}

const turns = new KeyedSemaphore({ atOnce: 2, perKey: 2, waitingPerKey: 0 });
const report = (work: () => Promise<unknown>) => withRest("one", turns, work);
const batch = (work: () => Promise<unknown>) => inPiece("one", work);

test.each<[string, string, typeof report, typeof report, boolean, string[]]>([
  ["reports", "one after the other while others use the process", report, report, true, ["first"]],
  ["reports", "together while nobody else does", report, report, false, ["first", "second"]],
  ["report and batch of a file", "one after the other while others use the process", report, batch, true, ["first"]],
  ["batch of a file and report", "one after the other while others use the process", batch, report, true, ["first"]],
  ["report and batch of a file", "together while nobody else does", report, batch, false, ["first", "second"]],
])("an organization's %s run %s", async (_, __, one, two, hasOthers, together) => {
  sharing(hasOthers);
  const begun: string[] = [];
  const signal = new EventEmitter();
  const ended = once(signal, "end");
  const read = (name: string) => async () => {
    begun.push(name);
    await ended;
    return name;
  };
  const first = one(read("first"));
  await new Promise(setImmediate);
  const reads = Promise.all([first, two(read("second"))]);
  await new Promise(setImmediate);
  expect(begun).toEqual(together);
  signal.emit("end");
  expect(await reads).toEqual(["first", "second"]);
});

test("a batch of a file runs while a report rests, and the next report doesn't", async () => {
  const time = sharing(true);
  const order: string[] = [];
  const signal = new EventEmitter();
  const ended = once(signal, "end");
  const read = (name: string) => async () => {
    await ended;
    order.push(name);
    time.mockReturnValue(102);
  };
  const reports = [report(read("report")), report(read("next report"))];
  await new Promise(setImmediate);
  const ofFile = batch(read("batch"));
  signal.emit("end");
  await Promise.all([...reports, ofFile]);
  expect(order).toEqual(["report", "batch", "next report"]);
});
