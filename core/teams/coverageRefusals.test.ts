import { expect, jest, test } from "@jest/globals";
import type { IsoDate } from "#core/calendar/dates.ts";
import { workCalendar } from "#core/offices/workCalendar.ts";
import { coverageRefusals, coverageWarnings } from "./coverageRefusals.ts";
import type { TeamCoverage } from "./TeamCoverage.ts";
import { computeDays, presentOn, teamDays, type TeamPerson } from "./teamDays.ts";

const NEW_YORK = workCalendar([{ date: "2027-03-12", name: "Founding Day" }], false);
const BERLIN = workCalendar([{ date: "2027-03-11", name: "Half day", part: "pm" }], false);
const PART_TIME = workCalendar([], false, {
  own: [{ from: "2027-01-01", weeks: [[480, 480, 0, 0, 0, 0, 0]] }],
  office: null,
});

const person = (id: string, calendar = BERLIN, ...absences: [IsoDate, IsoDate][]): TeamPerson => ({
  id,
  name: id,
  startDate: null,
  endDate: null,
  calendar,
  absences: absences.map(([startDate, endDate]) => ({ startDate, endDate })),
});
const team = (coverage: TeamCoverage, ...members: TeamPerson[]) => ({
  id: "t",
  name: "Night Shift",
  coverage,
  members,
});
const two = (mode: "warn" | "refuse") => ({ minimum: 2, mode });
const week = { startDate: "2027-03-08", endDate: "2027-03-14" };

const ann = person("ann");
const ben = person("ben", NEW_YORK, ["2027-03-09", "2027-03-10"]);
const cat = person("cat", PART_TIME);
const dan = person("dan", BERLIN, ["2027-03-10", "2027-03-10"]);
const members = [ann, ben, cat, dan];

test("each workday of the person counts the members who work on it and aren't away", () => {
  expect(teamDays(team(two("warn"), ...members), [{ ...week, userId: "ann" }])).toEqual([
    { date: "2027-03-08", working: 4, present: 3, isBelow: false },
    { date: "2027-03-09", working: 4, present: 2, isBelow: false },
    { date: "2027-03-10", working: 3, present: 0, isBelow: true },
    { date: "2027-03-11", working: 3, present: 2, isBelow: false },
    { date: "2027-03-12", working: 2, present: 1, isBelow: true },
  ]);
  expect(presentOn(team(two("warn"), ...members), "ann", "2027-03-09").map(({ name }) => name)).toEqual(["cat", "dan"]);
});

test("dates that the person doesn't work break no limit", () => {
  expect(teamDays(team(two("warn"), ...members), [{ ...week, userId: "cat" }]).map(({ date }) => date)).toEqual([
    "2027-03-08",
    "2027-03-09",
  ]);
  expect(teamDays(team(two("warn"), ...members), [{ ...week, userId: "eve" }])).toEqual([]);
});

test("a member counts from their first day through their last", () => {
  const leaver = { ...person("eve"), endDate: "2027-03-09" };
  const starter = { ...person("fay"), startDate: "2027-03-10" };
  const [monday, tuesday, wednesday, thursday] = teamDays(team(two("warn"), ann, leaver, starter), [
    { ...week, userId: "ann" },
    { ...week, userId: "eve" },
  ]);
  expect([monday, tuesday]).toMatchObject([
    { working: 2, present: 0 },
    { working: 2, present: 0 },
  ]);
  expect([wednesday, thursday]).toMatchObject([
    { working: 2, present: 1 },
    { working: 2, present: 1 },
  ]);
});

test("overlapping absences of a member count once", () => {
  const twice = person("ben", BERLIN, ["2027-03-08", "2027-03-08"], ["2027-03-08", "2027-03-09"]);
  const [monday] = teamDays(team(two("warn"), ann, twice, dan), [
    { userId: "ann", startDate: "2027-03-08", endDate: "2027-03-08" },
  ]);
  expect(monday).toEqual({ date: "2027-03-08", working: 3, present: 1, isBelow: true });
});

test("the people at work on a date are computed once for all requests of a team, because many requests of large teams would block the process", () => {
  let lookups = 0;
  class Counted extends Map<IsoDate, never> {
    override get(): undefined {
      lookups += 1;
      return undefined;
    }
  }
  const crowd = Array.from({ length: 50 }, (_, n) => person(`p${n}`, { ...PART_TIME, holidays: new Counted() }));
  const large = team({ percent: 50, mode: "warn" }, ...crowd);
  const requests = crowd.map(({ id: userId }) => ({ userId, ...week }));
  const computed = [...computeDays([large], requests)].length;
  expect([computed, lookups]).toEqual([7, 350]);
  for (const { userId } of requests) {
    expect(teamDays(large, [{ ...week, userId }]).map(({ present }) => present)).toEqual([49, 49]);
    expect(presentOn(large, userId, "2027-03-08")).toHaveLength(49);
  }
  expect(lookups).toBe(350);
});

test("computing a large team keeps nothing for each member and date, because that would take 9 s and 200 MB for ten teams", () => {
  const own = Array.from({ length: 50 }, (_, n) => person(`p${n}`, workCalendar([], false)));
  const large = team({ percent: 50, mode: "warn" }, ...own);
  const kept = jest.spyOn(Map.prototype, "set");
  const dates = [...computeDays([large], [{ userId: "p0", startDate: "2027-01-01", endDate: "2027-12-31" }])].length;
  expect(kept.mock.calls.length).toBeLessThan(10 * dates);
  kept.mockRestore();
});

const days = (date: IsoDate) => ({ startDate: date, endDate: date });

test.each<[string, TeamCoverage, IsoDate, string | undefined]>([
  ["3 of 4 stay", { minimum: 3, mode: "refuse" }, "2027-03-08", undefined],
  [
    "2 of 4 stay",
    { minimum: 3, mode: "refuse" },
    "2027-03-09",
    "Night Shift needs at least 3 people at work, but on March 9, 2027, only 2 of 4 would be",
  ],
  ["exactly half stay", { percent: 50, mode: "refuse" }, "2027-03-09", undefined],
  [
    "half stay, and 51% are needed",
    { percent: 51, mode: "refuse" },
    "2027-03-09",
    "Night Shift needs at least 51% at work, but on March 9, 2027, only 2 of 4 would be",
  ],
  [
    "nobody stays",
    { minimum: 1, percent: 10, mode: "refuse" },
    "2027-03-10",
    "Night Shift needs at least 1 person and 10% at work, but on March 10, 2027, nobody would be",
  ],
])("if %s, a limit of %j on %s refuses the request accordingly", (_, coverage, date, text) => {
  const facts = { personId: "ann", teams: [team(coverage, ...members)], onlyWarns: false };
  const refusals = coverageRefusals(days(date), facts);
  expect(refusals.map(({ message, code, kind }) => [message, code, kind])).toEqual(
    text === undefined ? [] : [[text, "team_coverage", "rule"]],
  );
  expect(coverageWarnings(days(date), facts)).toEqual([]);
  const recording = { ...facts, onlyWarns: true };
  expect(coverageRefusals(days(date), recording)).toEqual([]);
  expect(coverageWarnings(days(date), recording)).toEqual(text === undefined ? [] : [text]);
});

test("a team that only warns refuses nothing, and the sentence counts additional dates", () => {
  const facts = { personId: "ann", teams: [team(two("warn"), ...members)], onlyWarns: false };
  expect(coverageRefusals(week, facts)).toEqual([]);
  expect(coverageWarnings(week, facts)).toEqual([
    "Night Shift needs at least 2 people at work, but on March 10, 2027, nobody would be, and 1 other date falls short",
  ]);
});

test("warnings name three teams and count the others", () => {
  const teams = ["A", "B", "C", "D"].map((name) => ({ ...team(two("warn"), ...members), name }));
  const warnings = coverageWarnings(week, { personId: "ann", teams, onlyWarns: false });
  expect(warnings.map((text) => text.slice(0, 12))).toEqual([
    "A needs at l",
    "B needs at l",
    "C needs at l",
    "1 other team",
  ]);
});

test("people without a team have no limits", () => {
  expect([coverageRefusals(week, undefined), coverageWarnings(week, undefined)]).toEqual([[], []]);
  const none = { personId: "ann", teams: [], onlyWarns: false };
  expect([coverageRefusals(week, none), coverageWarnings(week, none)]).toEqual([[], []]);
});
