import { expect, test } from "@jest/globals";
import { Interruptions } from "./Interruptions.ts";

const HOUR_MS = 3_600_000;

test("an interrupted delivery is left alone for a time that doubles up to an hour, until it ends", () => {
  const interruptions = new Interruptions();
  const waits: number[] = [];
  let now = 0;
  for (let times = 0; times < 14; times++) {
    interruptions.note("a", now);
    const from = now;
    while (interruptions.held(now).includes("a")) now += 1000;
    waits.push((now - from) / 1000);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600]);
  interruptions.end("a");
  interruptions.note("a", now);
  expect([interruptions.held(now), interruptions.held(now + 1000)]).toEqual([["a"], []]);
});

test("interrupted deliveries that another process ended are forgotten in the end", () => {
  const interruptions = new Interruptions();
  for (let number = 0; number < 100; number++) interruptions.note(String(number), 0);
  interruptions.note("a", HOUR_MS);
  expect(interruptions.size).toBe(101);
  interruptions.note("a", HOUR_MS + 1001);
  expect(interruptions.size).toBe(1);
});
