import { EventEmitter, once } from "node:events";
import { expect, test } from "@jest/globals";
import { RunningWork } from "./RunningWork.ts";

test("waits for running work, for work that it starts, and for work that fails", async () => {
  const running = new RunningWork();
  const done: string[] = [];
  const beginning = new EventEmitter();
  const first = once(beginning, "begin").then(() => {
    done.push("first");
    void running.track(Promise.resolve().then(() => done.push("second")));
  });
  void running.track(first);
  const failing = running.track(Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  const over = running.over(60_000).then(() => done.push("over"));
  beginning.emit("begin");
  await over;
  expect(done).toEqual(["first", "second", "over"]);
});

test("waits no longer than its patience, and not at all without work", async () => {
  const running = new RunningWork();
  await running.over(60_000);
  void running.track(new Promise(() => {}));
  await running.over(1);
  expect(running).toBeDefined();
});
