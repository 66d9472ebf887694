import { expect, test } from "@jest/globals";
import { byDay } from "./byDay.ts";

const at = (day: number, hour: number) => ({ at: new Date(2027, 2, day, hour).toISOString() });

test("entries are grouped by the day on which they came", () => {
  const noon = new Date(2027, 2, 3, 12);
  const [evening, morning, before, earlier] = [at(3, 11), at(3, 0), at(2, 23), at(1, 23)];
  expect(byDay([evening, morning, before, earlier], noon.getTime())).toEqual([
    { day: "Today", entries: [evening, morning] },
    { day: "Yesterday", entries: [before] },
    { day: "Monday, March 1, 2027", entries: [earlier] },
  ]);
});
