import { expect, test } from "@jest/globals";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { recostEntries } from "./recostEntries.ts";
import { usageEntries } from "./usage.ts";

const days = (...dates: string[]) => dates.map((date) => ({ date, minutes: 480 }));
const request = { id: "r1", type: "vacation" as const, dayCosts: days("2026-12-31", "2027-01-04", "2027-01-05") };
const limited = () => false;
const unlimited = () => true;

const inShort = (entries: LedgerEntry[]) =>
  entries.map(({ sourceKey, minutes, effectiveOn }) => [sourceKey, minutes, effectiveOn]);

test("a date that became free is credited in its own leave year", () => {
  const posted = usageEntries(request, 1, limited);
  const cheaper = { ...request, dayCosts: days("2026-12-31", "2027-01-05") };
  const entries = recostEntries(cheaper, posted, 1, "h1", limited);
  expect(inShort(entries)).toEqual([["recost:r1:2027:h1", 480, "2027-01-04"]]);
  expect(recostEntries(cheaper, [...posted, ...entries], 1, "h2", limited)).toEqual([]);
});

test("an unchanged cost gets no entry", () => {
  expect(recostEntries(request, usageEntries(request, 1, limited), 1, "h1", limited)).toEqual([]);
});

test("dates that come under limited terms move into the balance, and back again", () => {
  const posted = usageEntries(request, 4, unlimited);
  const entries = recostEntries(request, posted, 4, "p1", limited);
  expect(entries.map(({ isUnlimited, minutes }) => [isUnlimited, minutes])).toEqual([
    [true, 1440],
    [false, -1440],
  ]);
  expect(inShort(recostEntries(request, [...posted, ...entries], 4, "p2", unlimited)).map(([key]) => key)).toEqual([
    "recost:r1:2026:p2",
    "recost:r1:2026:unlimited:p2",
  ]);
});
