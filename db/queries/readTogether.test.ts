import { expect, test } from "@jest/globals";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { readAlone, readTogether } from "./readTogether.ts";

const statements: string[] = [];
await testDatabase({ onStatement: (sql) => statements.push(sql) });

const numbers = (from: number, to: number) => ({
  statement: {
    name: "numbers",
    text: "SELECT number FROM generate_series($1::int, $2::int) number ORDER BY number DESC",
  },
  values: [from, to],
  resultOf: (found: { number: number }[]) => found.map(({ number }) => number),
});
const dayAfter = (day: string) => ({
  statement: { name: "day-after", text: "SELECT ($1::date + 1)::text AS day, $1::timestamptz AS midnight" },
  values: [day],
  resultOf: (found: { day: string; midnight: Date | string }[]) =>
    found.map((one) => [one.day, new Date(one.midnight)]),
});

test("reads that run together take one statement and return what each returns alone", async () => {
  const reads = [numbers(1, 3), dayAfter("2027-02-28"), numbers(9, 8), numbers(5, 5)] as const;
  const alone = [];
  for (const read of reads) alone.push(await readAlone<unknown>(read));
  statements.length = 0;
  expect(await readTogether([...reads])).toEqual(alone);
  expect(alone).toEqual([[3, 2, 1], [["2027-03-01", new Date("2027-02-28T00:00:00Z")]], [], [5]]);
  expect(statements).toHaveLength(1);
});
