import { describe, expect, test } from "@jest/globals";
import { type Holiday, workCalendar } from "#core/offices/workCalendar.ts";
import { type Absence, type Digest, digestEnd, digestOf, isDigestTime } from "./digest.ts";

const MONDAY = "2027-03-01";
const ordinary = workCalendar([], false);
const absence = (name: string, startDate: string, endDate = startDate, isHalfDay = false): Absence => ({
  userId: name,
  name,
  startDate,
  endDate,
  isHalfDay,
  ownPatterns: null,
});
const today = (...absences: Absence[]) => digestOf(MONDAY, absences, ordinary)?.today;
const nextWeek = (absences: Absence[], holidays: Holiday[] = []) =>
  digestOf(MONDAY, absences, workCalendar(holidays, false))?.nextWeek.map(({ name, spans, isAllWeek }) => [
    name,
    isAllWeek ? "all week" : spans.map(({ startDate, endDate, isHalfDay }) => [startDate, endDate, isHalfDay]),
  ]);

describe("today's absences", () => {
  test("an absent person is listed with their last day away", () => {
    expect(today(absence("Ann", "2027-02-22", "2027-03-03"), absence("Bo", MONDAY))).toEqual([
      { name: "Ann", until: "2027-03-03", isHalfDay: false },
      { name: "Bo", until: MONDAY, isHalfDay: false },
    ]);
  });

  test("a person may be away for half of the day", () => {
    expect(today(absence("Ann", MONDAY, MONDAY, true))).toEqual([{ name: "Ann", until: MONDAY, isHalfDay: true }]);
  });

  test("consecutive requests count as one absence, including across a weekend", () => {
    const own = [absence("Ann", MONDAY, "2027-03-05"), absence("Ann", "2027-03-08", "2027-03-09")];
    expect(today(...own)).toEqual([{ name: "Ann", until: "2027-03-09", isHalfDay: false }]);
  });

  test("an absence ends before a half day, because the person works for the rest of that day", () => {
    const own = [absence("Ann", MONDAY), absence("Ann", "2027-03-02", "2027-03-02", true)];
    expect(today(...own)).toEqual([{ name: "Ann", until: MONDAY, isHalfDay: false }]);
  });
});

describe("next week's absences", () => {
  test("an absent person is listed with only that week's workdays", () => {
    expect(nextWeek([absence("Ann", "2027-03-04", "2027-03-09"), absence("Bo", "2027-03-12", "2027-03-30")])).toEqual([
      ["Ann", [["2027-03-08", "2027-03-09", false]]],
      ["Bo", [["2027-03-12", "2027-03-12", false]]],
    ]);
  });

  test("a person with several requests is listed once", () => {
    const own = [absence("Ann", "2027-03-08"), absence("Ann", "2027-03-10", "2027-03-10", true)];
    expect(nextWeek([...own, absence("Ann", "2027-03-11", "2027-03-12")])).toEqual([
      [
        "Ann",
        [
          ["2027-03-08", "2027-03-08", false],
          ["2027-03-10", "2027-03-10", true],
          ["2027-03-11", "2027-03-12", false],
        ],
      ],
    ]);
  });

  test("a person is away all week if they are away each workday, with or without holidays", () => {
    const holidays = [{ date: "2027-03-10", name: "Founders' Day" }];
    expect(nextWeek([absence("Ann", "2027-03-08", "2027-03-12")], holidays)).toEqual([["Ann", "all week"]]);
  });

  test("a person whose only days away are off for everyone is not listed", () => {
    const holidays = [{ date: "2027-03-08", name: "Founders' Day" }];
    expect(nextWeek([absence("Ann", "2027-03-06", "2027-03-08")], holidays)).toBeUndefined();
  });
});

test("absences only later this week or after next week produce no digest", () => {
  const nobody: Digest | null = null;
  expect(digestOf(MONDAY, [], ordinary)).toBe(nobody);
  const others = [absence("Ann", "2027-03-02", "2027-03-05"), absence("Bo", "2027-03-15")];
  expect(digestOf(MONDAY, others, ordinary)).toBe(nobody);
});

test("on a Friday, the next week begins on the following Monday", () => {
  expect(digestEnd("2027-03-05", ordinary)).toBe("2027-03-14");
  expect(digestEnd(MONDAY, ordinary)).toBe("2027-03-14");
  expect(digestOf("2027-03-05", [absence("Ann", "2027-03-08")], ordinary)?.nextWeek).toMatchObject([{ name: "Ann" }]);
});

test("in an office that works from Sunday to Thursday, the next week begins on Sunday", () => {
  const weeks = [[480, 480, 480, 480, 0, 0, 480]] as const;
  const office = workCalendar([], false, { own: null, office: [{ from: "2027-01-01", weeks }] });
  const namesOn = (date: string) =>
    digestOf(date, [absence("Ann", "2027-03-07"), absence("Bo", "2027-03-14")], office)?.nextWeek.map(
      ({ name }) => name,
    );
  expect(namesOn("2027-03-04")).toEqual(["Ann"]);
  expect(namesOn("2027-03-07")).toEqual(["Bo"]);
  const week = [absence("Ann", "2027-03-07", "2027-03-11")];
  expect(digestOf("2027-03-04", week, office)?.nextWeek).toMatchObject([{ name: "Ann", isAllWeek: true }]);
});

test("the digest is due from nine until noon", () => {
  expect([539, 540, 719, 720].map(isDigestTime)).toEqual([false, true, true, false]);
});

describe("people with their own working hours", () => {
  const ownPatterns = [{ from: "2027-01-01", weeks: [[480, 480, 480, 480, 0, 0, 0] as const] }];
  const partTimer = (startDate: string, endDate: string): Absence => ({
    ...absence("Pat", startDate, endDate),
    ownPatterns,
  });

  test("a person who doesn't work on Fridays is away until Thursday", () => {
    expect(today(partTimer(MONDAY, "2027-03-05"), absence("Ann", MONDAY, "2027-03-05"))).toEqual([
      { name: "Pat", until: "2027-03-04", isHalfDay: false },
      { name: "Ann", until: "2027-03-05", isHalfDay: false },
    ]);
  });

  test("a person who is away on all their workdays of next week is away all week", () => {
    expect(nextWeek([partTimer("2027-03-08", "2027-03-11"), absence("Ann", "2027-03-08", "2027-03-11")])).toEqual([
      ["Pat", "all week"],
      ["Ann", [["2027-03-08", "2027-03-11", false]]],
    ]);
  });
});
