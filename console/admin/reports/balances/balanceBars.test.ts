import { expect, test } from "@jest/globals";
import { fromUnits } from "#core/leave/amounts.ts";
import { balanceBars } from "./balanceBars.ts";

const group = (name: string, owed: number) => ({
  id: name,
  name,
  people: 1,
  balances: { vacation: owed, sick: 0, personal: 0 },
  owed,
  owedHours: 0,
  minutes: { balances: {}, owed: fromUnits(owed, "day"), owedHours: 0 },
});

const inHours = (name: string, owedHours: number) => ({
  ...group(name, 0),
  owedHours,
  minutes: { balances: {}, owed: 0, owedHours: fromUnits(owedHours, "hour") },
});

test("the highest liability comes first; equal ones are sorted by name", () => {
  const bars = balanceBars([group("Berlin", 3), group("Oslo", 9), group("Austin", 3)], "day");
  expect(bars.map(({ name }) => name)).toEqual(["Oslo", "Austin", "Berlin"]);
});

test("groups after the first twenty share one bar, which can't be opened", () => {
  const bars = balanceBars(
    Array.from({ length: 23 }, (_, nth) => group(`Team ${nth}`, nth + 1)),
    "day",
  );
  expect(bars).toHaveLength(21);
  expect(bars[0]).toMatchObject({ name: "Team 22", owed: 23, group: { id: "Team 22" } });
  expect(bars.at(-1)).toEqual({ name: "3 others", owed: 1 + 2 + 3 });
});

test("the bar of the other groups is the sum of their exact amounts, rounded once", () => {
  const few = Array.from({ length: 23 }, (_, nth) => ({
    ...group(`Team ${nth}`, nth < 3 ? 0 : nth),
    minutes: { balances: {}, owed: nth < 3 ? 2 : 480 * nth, owedHours: 0 },
  }));
  expect(balanceBars(few, "day").at(-1)).toEqual({ name: "3 others", owed: 0.01 });
});

test("the bars of a leave type in hours are hours", () => {
  const bars = balanceBars([inHours("Berlin", 4), inHours("Oslo", 12)], "hour");
  expect(bars.map(({ name, owed }) => [name, owed])).toEqual([
    ["Oslo", 12],
    ["Berlin", 4],
  ]);
});
