import { describe, expect, test } from "@jest/globals";
import { usageEntries } from "#core/ledger/usage.ts";
import { addedDates, keepsPast, reservedDays } from "./changeCosts.ts";
import { rebookingEntries } from "./rebookingEntries.ts";

const DAY = 480;
const week = { startDate: "2027-03-08", endDate: "2027-03-12", isHalfDay: false };
const days = (...dates: string[]) => dates.map((date) => ({ date, minutes: DAY }));

const limited = () => false;
const inShort = (entries: ReturnType<typeof rebookingEntries>) =>
  entries.map(({ kind, effectiveOn, minutes }) => [kind, effectiveOn, minutes / DAY]);

test("each date reserves the larger of the two costs", () => {
  const half = { date: "2027-03-09", minutes: DAY / 2 };
  expect(reservedDays([half], days("2027-03-09", "2027-03-10"))).toEqual([
    { date: "2027-03-09", minutes: DAY, extra: DAY / 2 },
    { date: "2027-03-10", minutes: DAY, extra: DAY },
  ]);
  expect(reservedDays(days("2027-03-09"), [half])).toEqual([{ ...half, extra: 0 }]);
});

test("a longer leave adds the dates before and after it", () => {
  expect(addedDates(week, { ...week, startDate: "2027-03-05", endDate: "2027-03-15" })).toEqual([
    { startDate: "2027-03-05", endDate: "2027-03-07" },
    { startDate: "2027-03-13", endDate: "2027-03-15" },
  ]);
  expect(addedDates(week, { ...week, endDate: "2027-03-10" })).toEqual([]);
  const moved = { ...week, startDate: "2027-05-03", endDate: "2027-05-04" };
  expect(addedDates(week, moved)).toEqual([{ startDate: "2027-05-03", endDate: "2027-05-04" }]);
});

describe("the days before today", () => {
  test.each([
    ["stay if leave ends yesterday", { ...week, endDate: "2027-03-09" }, true],
    ["stay if leave is extended", { ...week, endDate: "2027-03-19" }, true],
    ["change if leave ends earlier", { ...week, endDate: "2027-03-08" }, false],
    ["change if leave starts later", { ...week, startDate: "2027-03-09" }, false],
    ["change if leave starts earlier", { ...week, startDate: "2027-03-05" }, false],
    [
      "change if the first date loses its morning",
      { ...week, parts: { startPart: "pm", endPart: "full" } } as const,
      false,
    ],
    [
      "stay if the last date loses its afternoon",
      { ...week, parts: { startPart: "full", endPart: "am" } } as const,
      true,
    ],
  ])("%s", (_, wanted, expected) => {
    expect(keepsPast(week, wanted, "2027-03-10")).toBe(expected);
  });
});

describe("the entries of a change", () => {
  const request = { id: "r1", type: "vacation" };
  const booked = usageEntries({ ...request, dayCosts: days("2027-03-08", "2027-03-09") }, 1, limited);
  const terms = { startsIn: 1, isUnlimitedOn: limited, cause: "c1" } as const;

  test("are the difference on the first date", () => {
    expect(inShort(rebookingEntries({ ...request, booked }, days("2027-03-08"), terms))).toEqual([
      ["recost", "2027-03-08", 1],
    ]);
    expect(rebookingEntries({ ...request, booked }, days("2027-03-08", "2027-03-09"), terms)).toEqual([]);
  });

  test("move the charge to the new first date, and a second change starts from there", () => {
    const moved = rebookingEntries({ ...request, booked }, days("2027-10-04"), terms);
    expect(inShort(moved)).toEqual([
      ["recost", "2027-03-08", 2],
      ["recost", "2027-10-04", -1],
    ]);
    const again = rebookingEntries({ ...request, booked: [...booked, ...moved] }, [], { ...terms, cause: "c2" });
    expect(inShort(again)).toEqual([["recost", "2027-10-04", 1]]);
  });
});
