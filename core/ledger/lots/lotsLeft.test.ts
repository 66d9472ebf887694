import { expect, test } from "@jest/globals";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { aBooking } from "#tests/scenarios/anEntry.ts";
import { dueEntries } from "../dueEntries.ts";
import { lotsLeft } from "./lotsLeft.ts";

const DAY = 480;
const accrual = aDocumentCase({
  unit: "day",
  grants: [
    { name: "statutory", frequency: "yearly", amount: 20, carryOver: { max: 5, until: "03-31" } },
    { frequency: "monthly", amount: 1, usableFrom: "nextYear" },
  ],
});

test("a balance's lots are listed in the order in which leave draws from them, with what is left and their days", () => {
  const leave = [aBooking(18, "2027-08-02"), aBooking(1, "2028-01-10", { sourceKey: "usage:ski" })];
  const entries = [...leave, ...dueEntries(accrual, leave, null, "2028-02-01")];
  const { lots, owed } = lotsLeft({ accrual, entries }, "2028-02-01");
  expect(owed).toBe(0);
  expect(lots.slice(0, 2)).toEqual([
    {
      grant: "statutory",
      on: "2027-01-01",
      minutes: 2 * DAY,
      left: DAY,
      usableFrom: "2028-01-01",
      expiresOn: "2028-03-31",
    },
    { grant: null, on: "2027-01-01", minutes: DAY, left: DAY, usableFrom: "2028-01-01", expiresOn: null },
  ]);
  expect(lots.at(-1)).toMatchObject({ on: "2028-02-01", left: DAY, usableFrom: "2029-01-01" });
});

test("leave that no lot covers is owed", () => {
  const leave = [aBooking(22, "2027-08-02")];
  const entries = [...leave, ...dueEntries(accrual, leave, null, "2027-09-01")];
  expect(lotsLeft({ accrual, entries }, "2027-08-31").owed).toBe(2 * DAY);
});
