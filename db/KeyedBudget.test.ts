import { expect, jest, test } from "@jest/globals";
import { KeyedBudget } from "./KeyedBudget.ts";

function budgetAt(start: number) {
  let now = start;
  const budget = new KeyedBudget(() => now);
  return { take: (key = "ann") => budget.take(key, 300), wait: (ms: number) => void (now += ms) };
}

test("a key acts 300 times at once, and then as often as its budget refills", () => {
  const { take, wait } = budgetAt(5);
  const waits = Array.from({ length: 301 }, () => take());
  expect(waits.slice(0, 300).every((ms) => ms === 0)).toBe(true);
  expect(waits.at(-1)).toBeCloseTo(200);
  wait(199);
  expect(take()).toBeCloseTo(1);
  wait(1.001);
  expect(take()).toBe(0);
  expect(take()).toBeGreaterThan(0);
});

test("the budget is full again after a minute, and never fuller", () => {
  const { take, wait } = budgetAt(0);
  for (let index = 0; index < 301; index++) take();
  wait(600_000);
  expect(Array.from({ length: 301 }, () => take()).filter((ms) => ms > 0)).toHaveLength(1);
});

test("one key's use doesn't delay another", () => {
  const { take } = budgetAt(0);
  for (let index = 0; index < 301; index++) take("ann");
  expect(take("bob")).toBe(0);
});

test("a key keeps its budget for a minute after its last use, even while others are forgotten", () => {
  for (const start of [0, 30_000, 59_999, 60_000, 119_900]) {
    const { take, wait } = budgetAt(0);
    take("bob");
    wait(start);
    for (let index = 0; index < 301; index++) take();
    wait(30_000);
    expect(Array.from({ length: 160 }, () => take()).filter((ms) => ms === 0)).toHaveLength(150);
  }
});

test("no use goes through all keys, however many there are", () => {
  const { take, wait } = budgetAt(0);
  for (let key = 0; key < 10_000; key++) take(String(key));
  const passes = jest.spyOn(Map.prototype, Symbol.iterator);
  try {
    take();
    wait(60_000);
    take();
    expect(passes).not.toHaveBeenCalled();
  } finally {
    passes.mockRestore();
  }
});
