import { expect, test } from "@jest/globals";
import { workCalendar } from "./workCalendar.ts";
import { workWeekStart } from "./workWeekStart.ts";

test.each([
  ["Monday to Friday", [480, 480, 480, 480, 480, 0, 0], 1],
  ["Sunday to Thursday", [480, 480, 480, 480, 0, 0, 480], 7],
  ["Saturday to Wednesday", [480, 480, 480, 0, 0, 480, 480], 6],
  ["Tuesday to Saturday", [0, 480, 480, 480, 480, 480, 0], 1],
  ["Wednesday to Sunday", [0, 0, 480, 480, 480, 480, 480], 1],
  ["every day", [480, 480, 480, 480, 480, 480, 480], 1],
] as const)("the week of an office that works from %s", (_, week, expected) => {
  const calendar = workCalendar([], false, { own: null, office: [{ from: "2027-01-01", weeks: [week] }] });
  expect(workWeekStart("2027-03-03", calendar)).toBe(expected);
  expect(workWeekStart("2027-03-07", calendar)).toBe(expected);
});

test("a day that is worked every other week counts as worked", () => {
  const weeks = [
    [480, 480, 480, 480, 0, 0, 480],
    [480, 480, 480, 480, 0, 0, 0],
  ] as const;
  const calendar = workCalendar([], false, { own: null, office: [{ from: "2027-03-01", weeks }] });
  expect(workWeekStart("2027-03-03", calendar)).toBe(7);
  expect(workWeekStart("2027-03-10", calendar)).toBe(7);
});
