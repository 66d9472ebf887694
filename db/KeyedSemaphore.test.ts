import { EventEmitter, once } from "node:events";
import { expect, test } from "@jest/globals";
import { KeyedSemaphore } from "./KeyedSemaphore.ts";

const busy = { kind: "throttled", code: "busy", retryAfter: 5 };

function tasksWith(bounds: { atOnce?: number; perKey?: number; waitingPerKey?: number; patience?: number }) {
  const semaphore = new KeyedSemaphore({ atOnce: 1, perKey: 1, waitingPerKey: 10, ...bounds });
  const begun: string[] = [];
  const start = (key: string, name = key) => {
    const signal = new EventEmitter();
    const ended = once(signal, "end");
    const done = semaphore.run(key, async () => {
      begun.push(name);
      await ended;
      return name;
    });
    return { done, end: () => void signal.emit("end") };
  };
  return { semaphore, begun, start };
}

async function endInTurn(tasks: { done: Promise<unknown>; end: () => void }[]): Promise<void> {
  for (const { end } of tasks) end();
  await Promise.all(tasks.map(({ done }) => done));
}

test("a key with a long queue lets every other key go first", async () => {
  const { begun, start } = tasksWith({});
  const tasks = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"].map((name) => start(name.slice(0, 1), name));
  await endInTurn(tasks);
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

test("a key never runs more tasks than its share, even if others are free", async () => {
  const { begun, start } = tasksWith({ atOnce: 3, perKey: 2 });
  const tasks = ["a1", "a2", "a3", "b1"].map((name) => start(name.slice(0, 1), name));
  await new Promise(setImmediate);
  expect(begun).toEqual(["a1", "a2", "b1"]);
  await endInTurn(tasks);
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
});

test("a task beyond its key's queue limit is refused at once, and other keys still wait", async () => {
  const { start } = tasksWith({ waitingPerKey: 1 });
  const tasks = [start("a"), start("a")];
  await expect(start("a").done).rejects.toMatchObject(busy);
  tasks.push(start("b"));
  await endInTurn(tasks);
  const last = start("a");
  await endInTurn([last]);
});

test("a task that waits too long is refused, and leaves its place to others", async () => {
  const { start } = tasksWith({ waitingPerKey: 1, patience: 1 });
  const running = start("a");
  await expect(start("a").done).rejects.toMatchObject(busy);
  await expect(start("b").done).rejects.toMatchObject(busy);
  await endInTurn([running]);
  const last = start("a", "last");
  await endInTurn([last]);
  expect(await last.done).toBe("last");
});

test("a failed task gives back its turn", async () => {
  const { semaphore } = tasksWith({});
  await expect(semaphore.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await semaphore.run("a", async () => "next")).toBe("next");
});

test("bounds may change while tasks run", async () => {
  let atOnce = 1;
  const semaphore = new KeyedSemaphore(() => ({ atOnce, perKey: 2, waitingPerKey: 0 }));
  await semaphore.take("a");
  await expect(semaphore.take("b")).rejects.toMatchObject(busy);
  atOnce = 2;
  await semaphore.take("b");
});

test("tasks that wait begin together once their key's share has grown", async () => {
  let perKey = 1;
  const semaphore = new KeyedSemaphore(() => ({ atOnce: 3, perKey, waitingPerKey: 5 }));
  await semaphore.take("a");
  const waiting = Promise.all([semaphore.take("a"), semaphore.take("a")]);
  perKey = 2;
  semaphore.giveBack("a");
  await waiting;
});
