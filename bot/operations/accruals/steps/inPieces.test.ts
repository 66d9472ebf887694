import { expect, test } from "@jest/globals";
import type { EntrySet } from "#db/queries/ledger/insertEntrySets.ts";
import { inPieces } from "./inPieces.ts";

const entry: EntrySet["entries"][number] = {
  type: "vacation",
  leaveYear: 2027,
  kind: "accrual",
  minutes: 480,
  effectiveOn: "2027-01-01",
  sourceKey: "accrual",
  isUnlimited: false,
};
const set = (entries: number, ...people: string[]): EntrySet => ({
  entries: Array.from({ length: entries }, () => entry),
  people,
});

test("entries are divided by people, and small sets are written together", () => {
  const sets = [set(2, "a", "b", "c"), set(9, "d", "e"), set(1, "f"), set(0, "g"), set(1, "h")];
  expect([...inPieces(sets, 4)]).toEqual([
    [set(2, "a", "b")],
    [set(2, "c")],
    [set(9, "d")],
    [set(9, "e")],
    [set(1, "f"), set(1, "h")],
  ]);
});
