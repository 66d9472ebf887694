import { expect, test } from "@jest/globals";
import { OPENING_COLUMNS } from "../rows/OpeningRow.ts";
import { PEOPLE_COLUMNS, PersonRow } from "../rows/PersonRow.ts";
import type { FileColumns } from "../readHeader.ts";
import { readRow } from "../readRow.ts";
import { headerSet, inFileOrder, inSetOrder } from "./headerSet.ts";
import { offeredColumns } from "./offeredColumns.ts";
import { readingPlan } from "./readingPlan.ts";

const plan = (columns: (string | null)[], more: object = {}) => ({ columns, dates: {}, fixes: [], ...more });
const seen = (header: string) => ({ header, samples: [], dateOrder: null, dateExample: null });

const problem = (columns: (string | null)[], of: FileColumns = PEOPLE_COLUMNS) => {
  return () => readingPlan(["a", "b", "c", ""], plan(columns), of);
};

test("a plan names every problem of its columns at once", () => {
  expect(problem([null, "name", "name"])).toThrow("Choose a column for email. Choose only one column for name");
  expect(problem(["email", "name", "first name"])).toThrow("Choose either name or first name");
  expect(problem(["note", null, null], OPENING_COLUMNS)).toThrow("Choose a column for email, type, and days");
  expect(problem(["email", "salary", null])).toThrow("Unknown field “salary”");
  expect(problem(["email", null])).toThrow("The file has 3 columns, but 2 are matched. Choose the file again.");
});

test("a row is read by its matched columns, with its names joined, its dates in their order, and its fixes", () => {
  const given = plan(["email", "first name", "last name", null, "start date"], {
    dates: { "start date": "mdy" },
    fixes: [{ line: 3, cells: { email: "ben@a.example", name: "Ben B.", "start date": "2027-01-02" } }],
  });
  const reading = readingPlan(["Mail", "First", "Last", "Shoe size", "Hired"], given, PEOPLE_COLUMNS);
  const row = (line: number, ...cells: string[]) => readRow(PersonRow, reading, { line, cells });
  expect(row(2, "ann@a.example", "Ann", " Alt ", "39", "12/24/2026").row).toMatchObject({
    email: "ann@a.example",
    name: "Ann Alt",
    "start date": "2026-12-24",
  });
  const fixed = row(3, "too", "few");
  expect(fixed.row).toMatchObject({ email: "ben@a.example", name: "Ben B.", "start date": "2027-01-02" });
  expect(fixed.isFixed).toBe(true);
  const wrong = row(4, "nobody", "", "", "", "24/12/2026");
  expect(wrong.reasons.map(({ column }) => column)).toEqual(["email", "name", "start date"]);
  expect(wrong.cells).toEqual({ email: "nobody", name: "", "start date": "24/12/2026" });
});

test("files with the same headers are recognized in any order of columns, and the columns follow", () => {
  const [first, second] = [
    ["Mail", "Start Date", "Site"],
    ["site", "MAIL", "start-date"],
  ].map((one) => headerSet(one));
  expect(first?.headers).toEqual(second?.headers);
  if (!first || !second) throw new Error("Two sets are expected");
  const remembered = inSetOrder(["email", "start date", "office"], first, null);
  expect(inFileOrder(remembered, second, null)).toEqual(["office", "email", "start date"]);
});

const offered = (headers: string[], remembered?: (string | null)[]) =>
  offeredColumns(headers.map(seen), PEOPLE_COLUMNS, remembered && { columns: remembered, dates: {} });

test("our own names come before remembered columns, and remembered ones before a suggestion, if they still fit", () => {
  expect(offered(["Email", "Start Date", "Status"], ["name", null, null])).toMatchObject({
    columns: ["email", "start date", null],
    basis: "exact",
  });
  expect(offered(["Mail", "Wer"], ["email", "name"])).toMatchObject({
    columns: ["email", "name"],
    basis: "remembered",
  });
  expect(offered(["Mail", "Wer"], ["name", null])).toMatchObject({ columns: ["email", null], basis: "suggested" });
});
