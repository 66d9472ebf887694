import { expect, test } from "@jest/globals";
import { workCalendar } from "#core/offices/workCalendar.ts";
import { coverageIfApproved } from "./coverageIfApproved.ts";

const calendar = workCalendar([{ date: "2027-03-12", name: "Founding Day" }], false);
const person = (id: string, startDate?: string, endDate = startDate ?? "") => ({
  id,
  name: id,
  startDate: null,
  endDate: null,
  calendar,
  absences: startDate === undefined ? [] : [{ startDate, endDate }],
});
const team = {
  id: "t",
  name: "Night Shift",
  coverage: { minimum: 2, mode: "warn" as const },
  members: [person("ann"), person("ben"), person("cat", "2027-03-10"), person("dan")],
};
const request = (userId: string, startDate: string, endDate = startDate) => ({ userId, startDate, endDate });

test("several requests are approved together, each on the person's workdays", () => {
  const requests = [request("ann", "2027-03-11", "2027-03-13"), request("ben", "2027-03-10", "2027-03-11")];
  expect(coverageIfApproved([team], requests)).toEqual([
    {
      team: "Night Shift",
      limit: "At least 2 people",
      dates: [
        { date: "2027-03-10", working: 4, present: 2, isBelow: false },
        { date: "2027-03-11", working: 4, present: 2, isBelow: false },
      ],
    },
  ]);
  const [three] = coverageIfApproved([team], [...requests, request("dan", "2027-03-10")]);
  expect(three?.dates.map(({ present, isBelow }) => [present, isBelow])).toEqual([
    [1, true],
    [2, false],
  ]);
});

test("teams without a member among the requests are left out", () => {
  expect(coverageIfApproved([team], [request("eve", "2027-03-10")])).toEqual([]);
  expect(coverageIfApproved([team], [request("ann", "2027-03-13", "2027-03-14")])).toEqual([]);
  expect(coverageIfApproved([], [request("ann", "2027-03-10")])).toEqual([]);
});
