import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { openApp } from "../testing/openApp.tsx";
import "./FinalStatementPage.tsx";

const NONE = {
  opening: 0,
  carried: 0,
  accrued: 0,
  credited: 0,
  adjusted: 0,
  moved: 0,
  settled: 0,
  expired: 0,
  taken: 0,
  balance: 0,
};
const OF_YEAR = { from: "2027-01-01", until: "2027-06-30", isUnlimited: false, isLimited: false, ...NONE };
const STATEMENT = {
  id: "maya",
  name: "Maya Chen",
  organizationName: "Acme",
  officeName: "New York",
  startDate: "2025-02-03",
  endDate: "2027-06-30",
  today: "2027-06-15",
  types: [
    {
      ...OF_YEAR,
      type: "vacation",
      carried: 5,
      accrued: 14.75,
      settled: -2.25,
      taken: 3.17,
      balance: 14.33,
      settlement: { paidOut: 6, reclaimed: 0, writtenOff: 8.33, isPosted: false },
    },
    { ...OF_YEAR, type: "sick", isUnlimited: true, taken: 2, settlement: null },
    {
      ...OF_YEAR,
      type: "personal",
      settlement: { paidOut: 0, reclaimed: 0, writtenOff: 0, waitingFor: ["birthDate"], isPosted: false },
    },
  ],
};

function rowsOf(name: string): string[] {
  const table = within(screen.getByRole("table", { name }));
  return table.getAllByRole("row").map((row) => row.textContent ?? "");
}

test("the final statement accounts for each type down to the settlement, with two decimals", async () => {
  openApp("/final-statement/maya", "Manager", { "GET /api/users/maya/final-statement": STATEMENT });
  expect(await screen.findByRole("heading", { name: "Final Statement: Maya Chen" })).toBeVisible();
  expect(rowsOf("Vacation")).toEqual([
    "Carried over5.00",
    "Accrued14.75",
    "Settled on an earlier last day−2.25",
    "Taken−3.17",
    "Balance on the last day14.33",
    "Paid out−6.00",
    "Written off−8.33",
    "Left after the settlement0.00",
  ]);
  expect(rowsOf("Sick")).toEqual(["AllowanceUnlimited", "Taken2.00"]);
  expect(screen.getByText("The settlement is waiting for the birth date.")).toBeVisible();
  expect(screen.getByText("Some details are missing, so this statement isn't final.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Print" })).toBeVisible();
});

test.each([
  ["2027-06-30", "No balances or time off in the last leave year"],
  ["2040-06-30", "The last day is too far ahead for a final statement"],
])("a final statement without accounts through %s explains why", async (endDate, text) => {
  openApp("/final-statement/maya", "Admin", {
    "GET /api/users/maya/final-statement": { ...STATEMENT, endDate, types: [] },
  });
  expect(await screen.findByText(text)).toBeVisible();
});

test("a person without an end date has no final statement", async () => {
  const none = { ...STATEMENT, endDate: null, types: [] };
  openApp("/final-statement/maya", "Admin", { "GET /api/users/maya/final-statement": none });
  expect(await screen.findByText("Maya Chen has no end date, so there is no final statement yet")).toBeVisible();
});
