import { expect, test } from "@jest/globals";
import { freeHolidays } from "./workCalendar.ts";

const holiday = { date: "2027-12-24", name: "Eve" };
const free = { date: "2027-12-22", name: "Party", isClosure: true, chargedTo: null };
const charged = { date: "2027-12-23", name: "Year end", isClosure: true, chargedTo: "vacation" };

test.each([
  ["vacation", { type: "vacation" }, [holiday, free, charged]],
  ["sick leave", { type: "sick" }, [holiday, free]],
  ["the leave of a closure", { type: "vacation", isClosure: true }, [holiday, free]],
])("the days of a charged closure cost sick leave and the closure's own leave: %s", (_, leave, expected) => {
  expect(freeHolidays([holiday, free, charged], leave)).toEqual(expected);
});

test("a closure that is charged to sick leave is free for other sick leave", () => {
  const toSick = { ...charged, chargedTo: "sick" };
  expect(freeHolidays([toSick], { type: "sick" })).toEqual([toSick]);
});
