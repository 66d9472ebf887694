import { expect, test } from "@jest/globals";
import { teamInLine } from "./teamInLine.ts";

const TEAMS = [{ name: "Shift" }, { name: "Night Shift" }, { name: "R&D" }];

test.each([
  ["night shift", "Night Shift", ""],
  ["today night shift", "Night Shift", "today"],
  ["this week in team night shift", "Night Shift", "this week"],
  ["in the night shift this week", "Night Shift", "this week"],
  ["night shift this week", "Night Shift", "this week"],
  ["day shift", "Shift", "day"],
  ["r&d mar 1", "R&D", "mar 1"],
  ["shifty", undefined, undefined],
  ["", undefined, undefined],
])("the line %j names the team %j and leaves %j", (line, name, rest) => {
  const found = teamInLine(line, TEAMS);
  expect([found?.team.name, found?.rest]).toEqual([name, rest]);
});
