import { expect, test } from "@jest/globals";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { database } from "../connect.ts";
import { ArrivingRows } from "./ArrivingRows.ts";
import { searchMany } from "./searchMany.ts";

await testDatabase();

const NUMBERS = "SELECT number FROM generate_series(1, $1::int) number";

test("the rows of a long query arrive in pieces", async () => {
  const sizes: number[] = [];
  for await (const { length } of await ArrivingRows.ofSearch(NUMBERS, [600])) sizes.push(length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(250);
});

test("every row is converted in order, and no connection stays busy", async () => {
  const found = await searchMany(NUMBERS, [500], ({ number }: { number: number }) => number);
  expect(found).toEqual(Array.from({ length: 500 }, (_, place) => place + 1));
  expect(await searchMany(NUMBERS, [0], (row) => row)).toEqual([]);
  await expect(searchMany("SELECT 1 / (number - 400) FROM generate_series(1, 600) number", [], Object)).rejects.toThrow(
    "division by zero",
  );
  const { totalCount, idleCount } = database().searches;
  expect(idleCount).toBe(totalCount);
});
