import { expect, test } from "@jest/globals";
import { calendarEntry, type WantedEntry } from "./calendarEntry.ts";

const week: WantedEntry = {
  id: "01890000-0000-7000-8000-000000000001",
  personName: null,
  title: "Vacation",
  startDate: "2027-03-08",
  endDate: "2027-03-12",
  isHalfDay: false,
  parts: null,
  zone: "America/New_York",
};
const zone = week.zone;

test.each<[string, Partial<WantedEntry>, object]>([
  ["a week", {}, { title: "Vacation", allDay: true, start: "2027-03-08", endExclusive: "2027-03-13" }],
  ["a colleague", { personName: "Ann Lee" }, { title: "Ann Lee: Vacation" }],
  ["a colleague whose type isn't shown", { personName: "Ann Lee", title: null }, { title: "Ann Lee away" }],
  ["own leave whose type isn't shown", { title: null }, { title: "Away" }],
  [
    "half a day at an unknown time",
    { endDate: "2027-03-08", isHalfDay: true },
    { title: "Vacation (half day)", allDay: true },
  ],
  [
    "a morning",
    { endDate: "2027-03-08", isHalfDay: true, parts: { startPart: "am", endPart: "am" } },
    { allDay: false, start: Date.parse("2027-03-08T14:00Z"), end: Date.parse("2027-03-08T18:00Z") },
  ],
  [
    "an afternoon to a morning, across the change of the clocks",
    { endDate: "2027-03-15", parts: { startPart: "pm", endPart: "am" } },
    { allDay: false, start: Date.parse("2027-03-08T18:00Z"), end: Date.parse("2027-03-15T17:00Z") },
  ],
  [
    "two hours from a time",
    { endDate: "2027-03-08", parts: { minutes: 120, startTime: "10:30" } },
    { title: "Vacation", start: Date.parse("2027-03-08T15:30Z"), end: Date.parse("2027-03-08T17:30Z") },
  ],
  [
    "hours at an unknown time",
    { endDate: "2027-03-08", parts: { minutes: 150, startTime: null } },
    { title: "Vacation (2.5 h)", allDay: true },
  ],
])("%s in a connected calendar", (_, changes, wanted) => {
  expect(calendarEntry({ ...week, ...changes })).toMatchObject({ zone, ...wanted });
});
