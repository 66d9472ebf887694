import { expect, test } from "@jest/globals";
import { type Progress, runAll } from "./runAll.ts";

const items = ["Ann", "Ben", "Cy"].map((label) => ({ id: label.toLowerCase(), label }));
const tooFast = () => Promise.reject(new Error("too fast"));
const whyOf = (error: unknown) => (error as Error).message;

test("records are processed one after another, even after a refusal", async () => {
  const calls: string[] = [];
  const seen: Progress[] = [];
  const one = async ({ id }: { id: string }) => {
    calls.push(`${id} begins`);
    await Promise.resolve();
    calls.push(`${id} ends`);
    if (id === "ben") throw new Error("The last Owner stays");
  };
  const end = await runAll(items, { one, onProgress: (now) => seen.push(now), isStopped: () => false, whyOf });
  expect(calls).toEqual(["ann begins", "ann ends", "ben begins", "ben ends", "cy begins", "cy ends"]);
  expect(end).toEqual({ total: 3, done: 2, refused: [{ id: "ben", label: "Ben", why: "The last Owner stays" }] });
  expect(seen.map(({ done, refused }) => done + refused.length)).toEqual([1, 2, 3]);
});

test("a stopped run leaves the remaining records unchanged", async () => {
  let tried = 0;
  const one = async () => void (tried += 1);
  const end = await runAll(items, { one, onProgress: () => {}, isStopped: () => tried === 2, whyOf });
  expect(end).toEqual({ total: 3, done: 2, refused: [] });
});

test("a second run that is stopped keeps the reasons of those that it didn't reach", async () => {
  let tried = 0;
  const one = async () => void (tried += 1);
  const refused = items.map((item) => ({ ...item, why: "No answer" }));
  const end = await runAll(refused, { one, onProgress: () => {}, isStopped: () => tried === 1, whyOf });
  expect(end).toEqual({ total: 3, done: 1, refused: refused.slice(1) });
});

test("a run slows down when the server asks for it, and skips no record", async () => {
  const calls: string[] = [];
  let refusals = 2;
  const one = async ({ id }: { id: string }) => {
    calls.push(id);
    if (id === "ben" && refusals-- > 0) throw new Error("too fast");
  };
  const pause = async () => void calls.push("pause");
  const pauseAfter = (error: unknown) => (whyOf(error) === "too fast" ? 1 : undefined);
  const end = await runAll(items, { one, onProgress: () => {}, isStopped: () => false, whyOf, pauseAfter, pause });
  expect(calls).toEqual(["ann", "ben", "pause", "ben", "pause", "ben", "cy"]);
  expect(end).toEqual({ total: 3, done: 3, refused: [] });
});

test("a run that waits for the server can be stopped", async () => {
  let isStopped = false;
  const pause = async () => void (isStopped = true);
  const end = await runAll(items, {
    one: tooFast,
    onProgress: () => {},
    isStopped: () => isStopped,
    whyOf,
    pauseAfter: () => 1,
    pause,
  });
  expect(end).toEqual({ total: 3, done: 0, refused: [] });
});
