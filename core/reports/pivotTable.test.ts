import { expect, test } from "@jest/globals";
import { monthNames, pivotTable } from "./pivotTable.ts";

const sum = (row: string | null, column: string | null, amount: number) => ({ row, column, amount });

test("a table has every month, only offices with an amount, and the totals of the database", () => {
  const offices = {
    names: new Map([
      ["a", "Berlin"],
      ["b", "Berlin"],
      ["c", "Oslo"],
    ]),
    isComplete: false,
  };
  const sums = [
    sum("a", "2027-01", 480),
    sum("b", "2027-01", 240),
    sum("a", null, 480),
    sum("b", null, 240),
    sum(null, "2027-01", 720),
    sum(null, null, 720),
  ];
  expect(pivotTable(sums, offices, monthNames(["2027-01", "2027-02"]))).toEqual({
    columns: [
      { key: "2027-01", name: "2027-01" },
      { key: "2027-02", name: "2027-02" },
    ],
    rows: [
      { key: "a", name: "Berlin", cells: [480, 0], total: 480 },
      { key: "b", name: "Berlin (2)", cells: [240, 0], total: 240 },
    ],
    totals: [720, 0],
    total: 720,
  });
});

test("a name that looks like the number of another name stays apart", () => {
  const names = new Map([
    ["a", "Berlin (2)"],
    ["b", "Berlin"],
    ["c", "Berlin"],
  ]);
  const { rows } = pivotTable([], { names, isComplete: true }, monthNames([]));
  expect(rows.map(({ name }) => name)).toEqual(["Berlin (2)", "Berlin", "Berlin (3)"]);
});
