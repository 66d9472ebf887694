import { afterEach, expect, jest, test } from "@jest/globals";
import { PEOPLE_COLUMNS, PersonRow } from "#core/imports/rows/PersonRow.ts";
import { readFile } from "./readFile.ts";

afterEach(() => {
  jest.restoreAllMocks();
});

test("a large file that has already arrived doesn't keep the process from other work", async () => {
  const rows = Array.from({ length: 300 }, (_, n) => `p${n}@many.example,Person ${n}`);
  async function* file() {
    yield Buffer.from(["email,name", ...rows].join("\n"));
  }
  let at = 0;
  jest.spyOn(performance, "now").mockImplementation(() => (at += 3));
  let turns = 0;
  let isRead = false;
  const count = () => {
    turns += 1;
    if (!isRead) setImmediate(count);
  };
  setImmediate(count);
  const read = await readFile({ file, plan: undefined }, PEOPLE_COLUMNS, PersonRow);
  isRead = true;
  expect(read.rows).toHaveLength(300);
  expect(turns).toBeGreaterThan(100);
});
