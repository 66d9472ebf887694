import { expect, test } from "@jest/globals";
import { readCreditLine } from "./readCreditLine.ts";

const types = [
  { key: "time-in-lieu", name: "Time in lieu" },
  { key: "vacation", name: "Vacation" },
];
const read = (line: string) => readCreditLine(line, { today: "2027-03-08" }, types);

test.each([
  [
    "4h 2027-03-06 the fair",
    { type: undefined, amount: 4, unit: "hour", workedOn: "2027-03-06", isExact: true, notes: "the fair" },
  ],
  ["vacation 0.5 days 2027-03-06 -- the fair", { type: "vacation", amount: 0.5, unit: "day", notes: "the fair" }],
  ["time in lieu 2 2027-03-06", { type: "time-in-lieu", amount: 2, unit: undefined, notes: "" }],
  ["1d last sat the fair", { workedOn: "2027-03-06", isExact: false }],
])("%s", (line, expected) => {
  expect(read(line)).toMatchObject(expected);
});

test.each(["", "the fair", "4h", "4h the fair", "2027-03-06 4h", "4h 2027-03-06 2027-03-07", "4x 2027-03-06"])(
  "“%s” isn't an amount and a day",
  (line) => {
    expect(read(line)).toBeUndefined();
  },
);
