import { expect, test } from "@jest/globals";
import { eachDate } from "#core/calendar/dates.ts";
import type { WorkingPatterns } from "#core/working/WorkingPattern.ts";
import { awayIn, awayOn, isOfTeam } from "./team.ts";

const place = (managerId: string | null, officeId = "main") => ({ managerId, officeId });

const D = 480;
const STANDARD: WorkingPatterns = { own: null, office: null };
const FOUR_DAYS: WorkingPatterns = { own: [{ from: "2027-01-01", weeks: [[D, D, D, D, 0, 0, 0]] }], office: null };

const colleague = (id: string, startDate: string, endDate: string, patterns = STANDARD) => ({
  ...place("mona"),
  id,
  name: id,
  patterns,
  absences: [{ startDate, endDate }],
  requested: [],
});

test("people with the same manager are a team, regardless of their offices", () => {
  expect(isOfTeam(place("mona"), place("mona", "berlin"))).toBe(true);
  expect(isOfTeam(place("mona"), place("otto"))).toBe(false);
});

test("the team of a person without a manager is their office, including people with managers", () => {
  expect(isOfTeam(place(null), place("mona"))).toBe(true);
  expect(isOfTeam(place(null), place(null, "berlin"))).toBe(false);
});

test("a person is away in a span if any of their leave overlaps it", () => {
  const others = [
    colleague("before", "2027-02-01", "2027-02-28"),
    colleague("first day", "2027-02-01", "2027-03-01"),
    colleague("around", "2027-01-01", "2027-12-31"),
    colleague("last day", "2027-03-05", "2027-03-09"),
    colleague("after", "2027-03-06", "2027-03-09"),
  ];
  const away = awayIn(others, { startDate: "2027-03-01", endDate: "2027-03-05" });
  expect(away.map(({ id }) => id)).toEqual(["first day", "around", "last day"]);
});

test("the number of people away is counted for each date", () => {
  const others = [
    colleague("before", "2027-02-01", "2027-02-28"),
    colleague("first day", "2027-02-01", "2027-03-01"),
    colleague("around", "2027-01-01", "2027-12-31"),
    colleague("last days", "2027-03-04", "2027-03-09"),
  ];
  const dates = ["2027-03-01", "2027-03-02", "2027-03-04", "2027-03-05", "2027-03-08"];
  expect(awayOn(others, dates)).toEqual([2, 1, 2, 2, 2]);
  expect(awayOn(others, [])).toEqual([]);
});

test("people are away only on the dates that they work", () => {
  const others = [
    colleague("all week", "2027-03-01", "2027-03-07"),
    colleague("four days", "2027-03-01", "2027-03-07", FOUR_DAYS),
  ];
  const dates = ["2027-03-04", "2027-03-05", "2027-03-06"];
  expect(awayOn(others, dates)).toEqual([2, 1, 0]);
});

test("a person with two halves of a date off, or longer leave over shorter, is away once", () => {
  const absences = [
    { startDate: "2027-03-05", endDate: "2027-03-05" },
    { startDate: "2027-03-02", endDate: "2027-03-04" },
    { startDate: "2027-03-04", endDate: "2027-03-04" },
    { startDate: "2027-03-01", endDate: "2027-03-03" },
  ];
  const dates = eachDate("2027-03-01", "2027-03-08");
  const halves = { ...colleague("halves", "2027-03-01", "2027-03-01"), absences };
  expect(awayOn([halves], dates)).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
  expect(awayOn([halves, colleague("other", "2027-03-04", "2027-03-08")], dates)).toEqual([1, 1, 1, 2, 2, 0, 0, 1]);
});

test("working hours are read only on the dates of leave, because thousands of people with their own hours would block the process", () => {
  let lookups = 0;
  const ownHours = (): WorkingPatterns => ({
    office: null,
    get own() {
      lookups += 1;
      return FOUR_DAYS.own;
    },
  });
  const dates = eachDate("2027-01-01", "2027-12-31");
  const others = ["Ann", "Ben", "Cat"].map((id) => colleague(id, "2027-03-11", "2027-03-12", ownHours()));
  const away = awayOn(others, dates);
  expect([away.indexOf(3), away.reduce((sum, count) => sum + count)]).toEqual([dates.indexOf("2027-03-11"), 3]);
  expect(lookups).toBe(6);
});
