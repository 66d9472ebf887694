import { EventEmitter, once } from "node:events";
import { expect, jest, test } from "@jest/globals";
import { answerInTime, type SlackAnswer } from "./answerInTime.ts";

jest.useFakeTimers();

function asker() {
  const seen: [way: string, text: string][] = [];
  const via = (way: string) => (answer: SlackAnswer) => Promise.resolve(void seen.push([way, answer.text]));
  return { seen, ways: { ack: via("ack"), respond: via("respond") } };
}

function work() {
  const outcome = new EventEmitter();
  const promise = once(outcome, "answer").then(([text]): SlackAnswer => ({ text }));
  return {
    run: () => promise,
    answer: (text: string) => void outcome.emit("answer", text),
    fail: (error: Error) => void outcome.emit("error", error),
  };
}

test("a reply within two seconds is the acknowledgment", async () => {
  const [{ seen, ways }, { run, answer }] = [asker(), work()];
  const answered = answerInTime(ways, run);
  await jest.advanceTimersByTimeAsync(1999);
  answer("18 days");
  await answered;
  expect(seen).toEqual([["ack", "18 days"]]);
  expect(jest.getTimerCount()).toBe(0);
});

test("a later reply follows a placeholder", async () => {
  const [{ seen, ways }, { run, answer }] = [asker(), work()];
  const answered = answerInTime(ways, run);
  await jest.advanceTimersByTimeAsync(2000);
  expect(seen).toEqual([["ack", "Working on it…"]]);
  answer("18 days");
  await answered;
  expect(seen).toEqual([
    ["ack", "Working on it…"],
    ["respond", "18 days"],
  ]);
});

test("an early or late failure is thrown to the caller", async () => {
  const [early, late] = [work(), work()];
  early.fail(new Error("early"));
  await expect(answerInTime(asker().ways, early.run)).rejects.toThrow("early");
  const failed = answerInTime(asker().ways, late.run);
  await jest.advanceTimersByTimeAsync(2000);
  late.fail(new Error("late"));
  await expect(failed).rejects.toThrow("late");
});
