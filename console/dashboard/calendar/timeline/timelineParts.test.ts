import { describe, expect, test } from "@jest/globals";
import type { RosterAnswer } from "#core/api/calendar/RosterAnswer.ts";
import { calendarEvent } from "../../testing/facts.ts";
import { moveCell } from "./moveCell.ts";
import { shades } from "./shades.ts";
import { timelineFacts } from "./timelineFacts.ts";
import { timelineRows } from "./timelineRows.ts";
import { monthsOf, stepRange, timelineSpan } from "./timelineSpan.ts";
import { cellLabel } from "./timelineWords.ts";

describe("the span", () => {
  test.each([
    ["month", "2027-02-01", "2027-02-28"],
    ["quarter", "2027-01-01", "2027-03-31"],
    ["year", "2027-01-01", "2027-12-31"],
  ] as const)("of the %s of February 10 is %s to %s", (range, from, to) =>
    expect(timelineSpan(range, "2027-02-10")).toEqual({ from, to }),
  );

  test("moves by its own length", () => {
    expect(stepRange("month", "2027-01-31", -1)).toBe("2026-12-01");
    expect(stepRange("quarter", "2027-02-10", 1)).toBe("2027-04-01");
    expect(stepRange("year", "2027-02-10", 1)).toBe("2028-01-01");
  });

  test("has the columns of its months", () => {
    expect(monthsOf(timelineSpan("quarter", "2027-02-10")).map(({ start, days }) => [start, days])).toEqual([
      [0, 31],
      [31, 28],
      [59, 31],
    ]);
  });
});

const people = ["ann", "ben", "cleo"].map((id) => ({ id, name: id.toUpperCase(), officeId: id === "ben" ? "b" : "a" }));
const office = { id: "a", name: "Austin", days: "wwww-", holidays: [] };
const roster: RosterAnswer = {
  from: "2027-02-28",
  to: "2027-03-04",
  officeId: "a",
  people,
  total: 3,
  offices: [office, { ...office, id: "b", name: "Berlin", days: "wwwww" }],
};
const span = { from: "2027-03-01", to: "2027-03-04" };
const sick = calendarEvent({ id: "s", userId: "ben", type: "sick", startDate: "2027-03-02", endDate: "2027-03-02" });
const pending = calendarEvent({
  id: "p",
  userId: "cleo",
  status: "pending",
  startDate: "2027-02-20",
  endDate: "2027-03-01",
});

test("the facts place leave, cut days off to the span, and count approved leave", () => {
  const facts = timelineFacts(roster, [sick, pending], { span, type: "", name: "" });
  expect(people.map((person) => facts.placedOf(person).map(({ bar }) => bar))).toEqual([
    [],
    [{ start: 1, length: 1 }],
    [{ start: 0, length: 1 }],
  ]);
  expect(people.map(facts.daysOf)).toEqual(["www-", "wwww", "www-"]);
  expect(facts.coverage.map(({ working, away }) => [working, away])).toEqual([
    [3, 0],
    [3, 1],
    [3, 0],
    [1, 0],
  ]);
});

test("filters keep only the people who match, but a filter by type keeps the coverage of everyone", () => {
  const ofSick = timelineFacts(roster, [sick, pending], { span, type: "sick", name: "" });
  expect(ofSick.people.map(({ id }) => id)).toEqual(["ben"]);
  expect(ofSick.coverage[0]?.working).toBe(3);
  expect(timelineFacts(roster, [], { span, type: "", name: "cl" }).people.map(({ id }) => id)).toEqual(["cleo"]);
});

test("leads who aren't members of the team are listed, but don't count toward its coverage", () => {
  const team = {
    ...roster,
    people: people.map((person) => (person.id === "ben" ? { ...person, isLeadOnly: true as const } : person)),
  };
  const facts = timelineFacts(team, [sick], { span, type: "", name: "" });
  expect(facts.people).toHaveLength(3);
  expect(facts.coverage[1]).toEqual({ working: 2, away: 0 });
});

test("rows are grouped by office or team, below the viewer's own", () => {
  const team = {
    id: "t",
    name: "Team",
    leadIds: ["ben"],
    memberIds: ["cleo"],
    coverage: null,
    people: [],
    memberCount: 1,
  };
  const keys = (by: "office" | "team") =>
    timelineRows(people, { by, roster, teams: [team], viewerId: "ann" }).map(({ key }) => key);
  expect(keys("office")).toEqual(["viewer", "a", "a cleo", "b", "b ben"]);
  expect(keys("team")).toEqual(["viewer", "t", "t ben", "t cleo"]);
});

describe("the keys", () => {
  const isPerson = [true, false, true, true, false, true];
  const at = { row: 2, column: 1 };
  test.each([
    ["ArrowLeft", false, { row: 2, column: 0 }],
    ["ArrowRight", false, { row: 2, column: 2 }],
    ["ArrowUp", false, { row: 0, column: 1 }],
    ["ArrowDown", false, { row: 3, column: 1 }],
    ["Home", false, { row: 2, column: 0 }],
    ["End", false, { row: 2, column: 3 }],
    ["Home", true, { row: 0, column: 0 }],
    ["End", true, { row: 5, column: 3 }],
    ["PageUp", false, { row: 0, column: 1 }],
    ["PageDown", false, { row: 5, column: 1 }],
    ["Enter", false, undefined],
  ])("%s (with Ctrl: %p) moves to %j", (key, ctrlKey, cell) =>
    expect(moveCell(at, { key, ctrlKey }, { isPerson, columns: 4 })).toEqual(cell),
  );

  const move = (cell: typeof at, key: string) => moveCell(cell, { key, ctrlKey: false }, { isPerson, columns: 4 });
  test("stay within the timeline, and pass the headings of groups", () => {
    expect(move({ row: 0, column: 0 }, "ArrowUp")).toEqual({ row: 0, column: 0 });
    expect(move({ row: 0, column: 0 }, "ArrowLeft")).toEqual({ row: 0, column: 0 });
    expect(move({ row: 3, column: 3 }, "ArrowDown")).toEqual({ row: 5, column: 3 });
    expect(move({ row: 5, column: 3 }, "ArrowRight")).toEqual({ row: 5, column: 3 });
  });
});

test("days off are shaded in one gradient", () => {
  expect(shades("ww--")).toMatch(/^linear-gradient\(90deg, transparent 50%, .+ 50% 100%, transparent 100%\)$/);
  expect(shades("wpw")).toBe("none");
});

test("a cell's label names the blackout periods of the person", () => {
  const blackout = { id: "b", kind: "blackout" as const, startDate: "2027-02-10", endDate: "2027-02-11", types: null };
  const cell = { name: "Maya Chen", placed: [], mark: "w", office: undefined };
  const blackouts = [{ ...blackout, text: "Stocktaking" }];
  const labelOn = (date: string) => cellLabel({ ...cell, date, blackouts }, (type) => type);
  expect(labelOn("2027-02-11")).toBe(
    "Maya Chen, Thursday, February 11, 2027: At work, Time off isn't allowed: Stocktaking",
  );
  expect(labelOn("2027-02-12")).toBe("Maya Chen, Friday, February 12, 2027: At work");
});
