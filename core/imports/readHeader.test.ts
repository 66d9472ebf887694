import { expect, test } from "@jest/globals";
import { OPENING_COLUMNS } from "./rows/OpeningRow.ts";
import { PEOPLE_COLUMNS } from "./rows/PersonRow.ts";
import { readHeader } from "./readHeader.ts";

const PEOPLE = ["email", "name", "role", "manager email", "office", "start date", "end date", "override"];

test.each([
  [["Email", "Name", "Role", "Manager Email", "Office", "Start Date", "End Date", "Override"]],
  [["email", "name", "role", "managerEmail", "office", "startDate", "endDate", "ptoBalanceOverride"]],
  [["EMAIL", "NAME", "ROLE", "MANAGER_EMAIL", "OFFICE", "START_DATE", "END_DATE", "OVERRIDE"]],
  [["E-mail", "name", "role", "manager_email", "officeName", "StartDate", "endDate", "Vacation allowance"]],
])("a header names the columns of people as %j", (header) => {
  expect(readHeader(header, PEOPLE_COLUMNS)).toEqual(PEOPLE);
});

test("a header may name every column of opening balances with capitals", () => {
  const header = ["Email", "Type", "Days", "Year", "Note"];
  expect(readHeader(header, OPENING_COLUMNS)).toEqual(["email", "type", "days", "year", "note"]);
});

test("a column that appears under two of its names is refused", () => {
  expect(() => readHeader(["email", "start date", "startDate"], PEOPLE_COLUMNS)).toThrow(
    "The column “startDate” appears twice",
  );
});

test("an unknown column is refused, and the refusal lists the known ones", () => {
  expect(() => readHeader(["email", "constructor"], PEOPLE_COLUMNS)).toThrow("Unknown column “constructor”");
});
