import { expect, jest, test } from "@jest/globals";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { database } from "../connect.ts";
import { noteUse } from "../sharing/organizationsInUse.ts";
import { ArrivingRows } from "./ArrivingRows.ts";
import { searchMany } from "./searchMany.ts";

await testDatabase();

const NUMBERS = "SELECT number FROM generate_series(1, $2::int) number WHERE $1::text IS NOT NULL";
const BROKEN = "SELECT 1 / (number - 400) FROM generate_series(1, 600) number WHERE $1::text IS NOT NULL";

test.each<[string, number, number]>([
  ["pieces", 1000, 250],
  ["smaller pieces while others use the process", 0, 100],
])("the rows of a long query arrive in %s", async (_, later, most) => {
  const time = jest.spyOn(performance, "now").mockReturnValue(9_000);
  noteUse("another");
  time.mockReturnValue(9_000 + later);
  const sizes: number[] = [];
  for await (const { length } of await ArrivingRows.ofSearch(NUMBERS, ["one", 600])) sizes.push(length);
  expect(Math.max(...sizes)).toBe(most);
  time.mockRestore();
});

test("every row is converted in order, and no connection stays busy", async () => {
  const found = await searchMany(NUMBERS, ["one", 500], ({ number }: { number: number }) => number);
  expect(found).toEqual(Array.from({ length: 500 }, (_, place) => place + 1));
  expect(await searchMany(NUMBERS, ["one", 0], (row) => row)).toEqual([]);
  await expect(searchMany(BROKEN, ["one"], Object)).rejects.toThrow("division by zero");
  const { totalCount, idleCount } = database().searches;
  expect(idleCount).toBe(totalCount);
});
