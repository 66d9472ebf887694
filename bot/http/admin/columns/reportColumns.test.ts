import { expect, test } from "@jest/globals";
import type { ColumnList } from "../../downloads/Columns.ts";
import { pivotColumns } from "./pivotColumns.ts";
import { reportColumns } from "./reportColumns.ts";

const headers = <Row>(columns: ColumnList<Row>) => columns.map(([header]) => header);
const aType = (key: string) => ({
  id: key,
  key,
  name: key,
  icon: "star" as const,
  color: "blue" as const,
  unit: "day" as const,
  paid: true,
  visibility: "away" as const,
  requestableBy: "everyone" as const,
  order: 1,
  archived: false,
});

test("columns named after types stay in order and apart from the others, even if a type is called 2026 or Month", () => {
  const columns = reportColumns.absence([aType("vacation"), aType("2026"), aType("month")]);
  expect(headers(columns)).toEqual(["month", "vacation", "2026", "month (2)"]);
  const taken = { vacation: 1, "2026": 2, month: 3 };
  expect(columns.map(([, cell]) => cell({ month: "2027-01", taken, minutes: {} }))).toEqual(["2027-01", 1, 2, 3]);
  expect(headers(reportColumns.balances([aType("2026"), aType("owed")]))).toEqual([
    "person",
    "office",
    "manager",
    "2026",
    "owed",
    "owed (2)",
  ]);
});

test("columns of a pivot table stay in order, even if an office is called 10 or Total", () => {
  const columns = ["Berlin", "10", "total"].map((name) => ({ key: name, name }));
  const list = pivotColumns("type", { columns });
  expect(headers(list)).toEqual(["type", "Berlin", "10", "total (column)", "total"]);
  expect(list.map(([, cell]) => cell({ key: "v", name: "Vacation", cells: [1, 2, 3], total: 6 }))).toEqual([
    "Vacation",
    1,
    2,
    3,
    6,
  ]);
});
