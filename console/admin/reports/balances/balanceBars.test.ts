import { expect, test } from "@jest/globals";
import { balanceBars } from "./balanceBars.ts";

const group = (name: string, owed: number) => ({
  id: name,
  name,
  people: 1,
  balances: { vacation: owed, sick: 0, personal: 0 },
  owed,
  owedHours: 0,
});

test("the highest liability comes first; equal ones are sorted by name", () => {
  const bars = balanceBars([group("Berlin", 3), group("Oslo", 9), group("Austin", 3)]);
  expect(bars.map(({ name }) => name)).toEqual(["Oslo", "Austin", "Berlin"]);
});

test("groups after the first twenty share one bar, which can't be opened", () => {
  const bars = balanceBars(Array.from({ length: 23 }, (_, nth) => group(`Team ${nth}`, nth + 1)));
  expect(bars).toHaveLength(21);
  expect(bars[0]).toMatchObject({ name: "Team 22", owed: 23, group: { id: "Team 22" } });
  expect(bars.at(-1)).toEqual({ name: "3 others", owed: 1 + 2 + 3 });
});
