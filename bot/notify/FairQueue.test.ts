import { expect, test } from "@jest/globals";
import { type Due, lineOf } from "#db/queries/notifications/notifications.ts";
import { FairQueue } from "./FairQueue.ts";

const due = (organizationId: string, ...ids: string[]): Due[] =>
  ids.map((id) => ({ organizationId, id, channel: "mail" }));
const inSlack = (organizationId: string, ...ids: string[]): Due[] =>
  ids.map((id) => ({ organizationId, id, channel: "slack" }));
const WAYS = { laneOf: ({ channel }: Due) => channel, lineOf };
const ids = (queue: FairQueue<Due, Due["channel"]>, count: number, now = 0) =>
  Array.from({ length: count }, () => queue.take(now)?.id);

test("organizations take turns, however many notifications wait in one of them", () => {
  const queue = new FairQueue({ inAll: 10, by: { mail: 10, slack: 10, inbox: 1 }, each: 10 }, WAYS);
  queue.refill([...due("a", "a1", "a2", "a3", "a4"), ...due("b", "b1"), ...due("c", "c1", "c2")]);
  expect(ids(queue, 8)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3", "a4", undefined]);
});

test("one organization never exceeds its share, and all together never exceed the limit", () => {
  const queue = new FairQueue({ inAll: 3, by: { mail: 3, slack: 3, inbox: 1 }, each: 2 }, WAYS);
  const waiting = [...due("a", "a1", "a2", "a3"), ...due("b", "b1", "b2")];
  queue.refill(waiting);
  expect(ids(queue, 4)).toEqual(["a1", "b1", "a2", undefined]);
  expect(queue.running.toSorted()).toEqual(["a1", "a2", "b1"]);
  queue.done(waiting[3]!, 0, 0);
  expect(ids(queue, 2)).toEqual(["b2", undefined]);
});

test("an organization's paused channel waits, and its other channel continues", () => {
  const queue = new FairQueue({ inAll: 9, by: { mail: 9, slack: 9, inbox: 1 }, each: 9 }, WAYS);
  const [first, ...others] = due("a", "a1", "a2");
  queue.refill([first!]);
  queue.take(0);
  queue.done(first!, 1000, 5000);
  queue.refill([...others, ...inSlack("a", "s1"), ...due("b", "b1")]);
  expect(queue.paused(5999)).toEqual(["a mail"]);
  expect(ids(queue, 3, 5999)).toEqual(["s1", "b1", undefined]);
  expect(queue.paused(6000)).toEqual([]);
  expect(ids(queue, 1, 6000)).toEqual(["a2"]);
});

test("hanging Slack calls don't hold up emails, even if Slack hangs for every organization", () => {
  const queue = new FairQueue({ inAll: 5, by: { mail: 3, slack: 3, inbox: 1 }, each: 2 }, WAYS);
  queue.refill([
    ...inSlack("a", "s1", "s2", "s3"),
    ...due("a", "m1"),
    ...inSlack("b", "s4", "s5"),
    ...due("c", "m2", "m3"),
  ]);
  expect(ids(queue, 6)).toEqual(["s1", "s4", "m2", "s2", "m3", undefined]);
  queue.done({ organizationId: "c", id: "m2", channel: "mail" }, 0, 0);
  expect(ids(queue, 2)).toEqual(["m1", undefined]);
});

test("an organization with twenty or more deliveries counts as one with many until the next refill", () => {
  const queue = new FairQueue({ inAll: 3, by: { mail: 3, slack: 3, inbox: 1 }, each: 2 }, WAYS);
  const many = Array.from({ length: 20 }, (_, n) => `a${n}`);
  queue.refill([...due("a", ...many), ...due("b", ...many.slice(1))]);
  expect([queue.isLong("a"), queue.isLong("b")]).toEqual([true, false]);
  queue.refill(due("a", "a1"));
  expect(queue.isLong("a")).toBe(false);
});
