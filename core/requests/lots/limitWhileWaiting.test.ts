import { describe, expect, test } from "@jest/globals";
import { PolicyPerson } from "#core/policies/facts/PolicyPerson.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { anEntry } from "#tests/scenarios/anEntry.ts";
import { LotBookings } from "./LotBookings.ts";

const DAY = 480;
const byGrade = { by: "grade", map: { staff: 3 } };
const entries = [anEntry("opening", 10, "2027-01-01")];

type Document = Parameters<typeof aDocumentCase>[0];

function bookingsUnder(document: Document, { grade, taken = 0 }: { grade?: string; taken?: number } = {}) {
  const person = PolicyPerson.parse(grade === undefined ? {} : { grade });
  const accrual = aDocumentCase(document, { facts: { person, events: [] } });
  const leave = taken > 0 ? [{ date: "2027-01-11", minutes: taken * DAY }] : [];
  return new LotBookings({ today: "2027-03-01", accrual, entries, leave }, "2027-03-02");
}

const wanted = (days: number) => [{ date: "2027-03-02", minutes: days * DAY }];
type Amount = number | typeof byGrade;
const limited = (amount: Amount, grant: Amount = 20) => ({
  unit: "day",
  grants: [{ frequency: "yearly", amount: grant }],
  consumption: { limit: { per: "year", amount } },
});

describe("a limit of 3 days a year, while the grant lacks a fact", () => {
  test("still allows only 3 days", () => {
    const bookings = bookingsUnder(limited(3, byGrade));
    expect(bookings.availableOn("2027-03-02")).toBe(3 * DAY);
    expect(bookings.fits(wanted(3))).toBe(true);
    expect(bookings.fits(wanted(4))).toBe(false);
    expect(bookingsUnder(limited(3, byGrade), { taken: 2 }).availableOn("2027-03-02")).toBe(DAY);
  });

  test("counts the leave of the leave year if that begins on work anniversaries", () => {
    const bookings = bookingsUnder({ ...limited(3), leaveYear: "hire" }, { taken: 1 });
    expect(bookings.fits(wanted(2))).toBe(true);
    expect(bookings.fits(wanted(3))).toBe(false);
  });
});

describe("a limit that lacks its own fact", () => {
  test.each([0, 2])("allows nothing more after %d days of leave, and names the fact", (taken) => {
    const bookings = bookingsUnder(limited(byGrade), { taken });
    expect(bookings.availableOn("2027-03-02")).toBe(0);
    expect(bookings.fits(wanted(1))).toBe(false);
    expect(bookings.missingForLimitOn(["2027-03-02", "2027-03-03"])).toEqual(["grade"]);
  });

  test("applies as written once the fact is recorded", () => {
    const bookings = bookingsUnder(limited(byGrade), { grade: "staff" });
    expect(bookings.fits(wanted(3))).toBe(true);
    expect(bookings.fits(wanted(4))).toBe(false);
    expect(bookings.missingForLimitOn(["2027-03-02"])).toEqual([]);
  });
});
