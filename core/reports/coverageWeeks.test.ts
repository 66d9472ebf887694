import { expect, test } from "@jest/globals";
import { workCalendar } from "#core/offices/workCalendar.ts";
import { coverageDates, coverageWeeks, type AwayOnDate, type EmployedPeople } from "./coverageWeeks.ts";

const DAY = 480;
const dates = coverageDates("2027-03-03");
const monday = { date: "2027-03-08", name: "Women's Day" };
const calendars = new Map([
  ["rome", workCalendar([], false)],
  ["berlin", workCalendar([monday], false)],
  ["shop", workCalendar([monday], true)],
]);
const people = (officeId: string, count: number, span: Partial<EmployedPeople> = {}): EmployedPeople => ({
  officeId,
  ownPatterns: null,
  ...dates,
  people: count,
  ...span,
});
const away = (officeId: string, date: string, count: number, pending = 0): AwayOnDate => ({
  officeId,
  ownPatterns: null,
  date,
  away: count,
  awayMinutes: count * DAY,
  pendingMinutes: pending * DAY,
});
const weeks = (employed: EmployedPeople[], absences: AwayOnDate[] = []) =>
  coverageWeeks(dates, { calendars, employed, away: absences });

test("the report covers twelve weeks from this week's Monday, on any weekday", () => {
  expect(dates).toEqual({ first: "2027-03-01", last: "2027-05-23" });
  expect(coverageDates("2027-03-07")).toEqual(dates);
  expect(coverageDates("2027-03-08").first).toBe("2027-03-08");
  expect(weeks([]).map(({ week }) => week)).toHaveLength(12);
});

test("nobody works on weekends and holidays of their office, unless the office counts holidays", () => {
  const [first, second] = weeks([people("rome", 3), people("berlin", 2), people("shop", 1)]);
  expect(first?.days.map(({ date, working }) => `${date} ${working}`)).toEqual(
    ["01", "02", "03", "04", "05"].map((day) => `2027-03-${day} 6`),
  );
  expect(second?.days[0]).toMatchObject({ date: "2027-03-08", working: 4 });
  expect(weeks([people("berlin", 2)])[1]?.days.map(({ date }) => date.slice(8))).toEqual(["09", "10", "11", "12"]);
});

test("people are counted only on dates of their employment", () => {
  const [first, second] = weeks([
    people("rome", 2),
    people("rome", 1, { first: "2027-03-04" }),
    people("rome", 1, { last: "2027-03-02" }),
  ]);
  expect(first?.days.map(({ working }) => working)).toEqual([3, 3, 2, 3, 3]);
  expect([first?.people, second?.people]).toEqual([4, 3]);
});

test("a week's least coverage is that of its lowest day, or of the earliest if several tie", () => {
  const absences = [away("rome", "2027-03-02", 1), away("rome", "2027-03-04", 2, 1), away("rome", "2027-03-05", 2)];
  expect(weeks([people("rome", 3)], absences)[0]).toMatchObject({
    awayMinutes: 5 * DAY,
    pendingMinutes: DAY,
    leastCoverage: 0.3333,
    leastOn: "2027-03-04",
  });
});

test("coverage is full if nobody is away or nobody works", () => {
  expect(weeks([people("rome", 3)])[0]).toMatchObject({ leastCoverage: 1, leastOn: null });
  expect(weeks([])[0]).toMatchObject({ people: 0, leastCoverage: 1, leastOn: null, days: [] });
});

test("leave on a day that isn't worked counts neither as away nor as working", () => {
  const [, second] = weeks([people("berlin", 2)], [away("berlin", "2027-03-08", 1)]);
  expect(second).toMatchObject({ awayMinutes: 0, leastOn: null });
});

test("a person works and is away on the days of their own working hours", () => {
  const ownPatterns = [{ from: "2027-01-01", weeks: [[480, 480, 480, 480, 0, 480, 0] as const] }];
  const [first] = weeks(
    [people("rome", 3), { ...people("rome", 1), ownPatterns }],
    [{ ...away("rome", "2027-03-06", 1), ownPatterns }],
  );
  expect(first?.people).toBe(4);
  expect(first?.days.map(({ date, working, away: count }) => `${date} ${count}/${working}`)).toEqual([
    ...["01", "02", "03", "04"].map((day) => `2027-03-${day} 0/4`),
    "2027-03-05 0/3",
    "2027-03-06 1/1",
  ]);
});
