import { expect, test } from "@jest/globals";
import { workCalendar } from "#core/offices/workCalendar.ts";
import { moreText, stripText, teamStrips } from "./teamStrip.ts";

const calendar = workCalendar([], false);
const person = (id: string, startDate?: string, endDate = startDate ?? "") => ({
  id,
  name: id,
  startDate: null,
  endDate: null,
  calendar,
  absences: startDate === undefined ? [] : [{ startDate, endDate }],
});
const on = (date: string) => ({ startDate: date, endDate: date });
const team = {
  id: "t",
  name: "Night Shift",
  coverage: { minimum: 2, mode: "warn" as const },
  members: [person("Ann"), person("Ben", "2027-03-10", "2027-03-11"), person("Cat"), person("Dan", "2027-03-15")],
};

test("successive workdays with the same people at work are one part, over a weekend too", () => {
  const [strip] = teamStrips([team], "Ann", { startDate: "2027-03-09", endDate: "2027-03-16" });
  expect(strip).toMatchObject({ team: "Night Shift", limit: "At least 2 people", moreParts: 0, moreBelow: 0 });
  expect(strip?.parts.map(stripText)).toEqual([
    "Mar 09, 2027: 3 of 4 at work (Ben, Cat, Dan)",
    "Mar 10 – Mar 11, 2027: 2 of 4 at work (Cat, Dan)",
    "Mar 12, 2027: 3 of 4 at work (Ben, Cat, Dan)",
    "Mar 15, 2027: 2 of 4 at work (Ben, Cat)",
    "Mar 16, 2027: 3 of 4 at work (Ben, Cat, Dan)",
  ]);
  const [weekend] = teamStrips([team], "Ann", { startDate: "2027-03-17", endDate: "2027-03-23" });
  expect(weekend?.parts.map(stripText)).toEqual(["Mar 17 – Mar 23, 2027: 3 of 4 at work (Ben, Cat, Dan)"]);
});

test("names beyond five are counted, and a part with nobody at work has no names", () => {
  const many = { ...team, members: ["Ann", "B", "C", "D", "E", "F", "G", "H"].map((id) => person(id)) };
  const [strip] = teamStrips([many], "Ann", { startDate: "2027-03-09", endDate: "2027-03-09" });
  expect(strip?.parts.map(stripText)).toEqual(["Mar 09, 2027: 7 of 8 at work (B, C, D, E, F, and 2 more)"]);
  const alone = { ...team, members: [person("Ann")] };
  const [empty] = teamStrips([alone], "Ann", { startDate: "2027-03-09", endDate: "2027-03-09" });
  expect(empty?.parts.map(stripText)).toEqual(["Mar 09, 2027: 0 of 1 at work, below the minimum"]);
  expect(empty?.parts[0]?.isBelow).toBe(true);
});

test("dates below the limit that aren't shown are counted", () => {
  const ben = { ...person("Ben"), absences: ["10", "12", "16", "18"].map((day) => on(`2027-03-${day}`)) };
  const three = { ...team, members: [person("Ann"), ben, person("Cat")] };
  const [strip] = teamStrips([three], "Ann", { startDate: "2027-03-08", endDate: "2027-03-19" });
  expect(strip).toMatchObject({ moreParts: 2, moreBelow: 1 });
  expect(strip && moreText(strip)).toBe("and 2 more, 1 below the minimum");
  expect(moreText({ moreParts: 2, moreBelow: 0 })).toBe("and 2 more");
  expect(moreText({ moreParts: 0, moreBelow: 0 })).toBeNull();
});

test("a team of others, or a request without workdays, has no strip", () => {
  expect(teamStrips([team], "Eve", { startDate: "2027-03-09", endDate: "2027-03-16" })).toEqual([]);
  expect(teamStrips([team], "Ann", { startDate: "2027-03-13", endDate: "2027-03-14" })).toEqual([]);
});
