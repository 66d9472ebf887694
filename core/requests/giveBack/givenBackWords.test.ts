import { expect, test } from "@jest/globals";
import { givenBackWords } from "./givenBackWords.ts";

const vacation = { type: "vacation", typeName: "Vacation", unit: "day", minutes: 960 } as const;

test("several requests of a type count together, and types that colleagues don't see have no name", () => {
  const secret = { type: "parental", typeName: "Parental", unit: "day", minutes: 240, isNamed: false } as const;
  expect(givenBackWords([vacation])).toEqual(["Gives back 2 days of vacation leave"]);
  expect(givenBackWords([vacation, secret, vacation], { isPast: true })).toEqual([
    "Gave back 4 days of vacation leave and 0.5 days of other leave",
  ]);
  expect(givenBackWords([{ ...vacation, minutes: 0 }])).toEqual([]);
});
