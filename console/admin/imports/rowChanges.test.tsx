import "@testing-library/jest-dom/jest-globals";
import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import type { RowVerdict } from "#core/imports/RowVerdict.ts";
import { RowChanges } from "./RowChanges.tsx";

test("a reason names its column once", () => {
  const row: RowVerdict = {
    line: 3,
    key: "sam@example.com",
    status: "wrong",
    reasons: [
      { column: "email", text: "Invalid email address" },
      { column: "start date", text: "Start date must be a real date, like 2027-03-01" },
    ],
  };
  render(<RowChanges row={row} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Email: Invalid email address",
    "Start date must be a real date, like 2027-03-01",
  ]);
});

test("a balance is shown in the unit of its type", () => {
  const balance = { before: 1, after: 40, unit: "hour" } as const;
  render(<RowChanges row={{ line: 2, key: "sam@example.com flexible-hours", status: "new", balance }} />);
  expect(screen.getByRole("listitem")).toHaveTextContent("Balance: 1 hour becomes 40 hours");
});

test("a balance that stays the same isn't shown, so that only changes are listed", () => {
  const balance = { before: 0, after: 0, unit: "day" } as const;
  render(<RowChanges row={{ line: 2, key: "sam@example.com vacation", status: "same", balance }} />);
  expect(screen.queryByRole("listitem")).toBeNull();
});

test("amounts are shown with a true minus sign", () => {
  const changes = { days: { from: "1200", to: "-2" } };
  render(<RowChanges row={{ line: 2, key: "sam@example.com vacation", status: "changed", changes }} />);
  expect(screen.getByRole("listitem")).toHaveTextContent("Days: 1,200 becomes −2");
});

test("a new end date shows the settlement of each type", () => {
  const settlement: NonNullable<RowVerdict["settlement"]> = [
    { typeName: "Vacation", unit: "day", paidOut: 5, reclaimed: 0, writtenOff: 2.5 },
    { typeName: "TOIL", unit: "hour", paidOut: 0, reclaimed: 0, writtenOff: 0, waitingFor: ["birthDate"] },
  ];
  render(<RowChanges row={{ line: 2, key: "sam@example.com", status: "changed", settlement }} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Settlement: Vacation: 5 days paid out and 2.5 days written off",
    "Settlement: TOIL: waiting for the birth date",
  ]);
});
