import { expect, test } from "@jest/globals";
import { givenBackWords } from "./givenBackWords.ts";

const vacation = { type: "vacation", typeName: "Vacation", unit: "day", visibility: "everyone", minutes: 960 } as const;

test("several requests of a type count together", () => {
  expect(givenBackWords([vacation], { isInsider: false })).toEqual(["Gives back 2 days of vacation leave"]);
  expect(givenBackWords([vacation, vacation], { isInsider: false })).toEqual(["Gives back 4 days of vacation leave"]);
  expect(givenBackWords([{ ...vacation, minutes: 0 }], { isInsider: true })).toEqual([]);
});

test("a pending change to the leave would be canceled, even if no working time is given back", () => {
  const changing = { ...vacation, isChanging: true };
  expect(givenBackWords([changing, vacation], { isInsider: false })).toEqual([
    "Gives back 4 days of vacation leave",
    "Cancels the pending change to vacation leave",
  ]);
  const secret = { type: "parental", typeName: "Parental", visibility: "away" } as const;
  expect(
    givenBackWords(
      [
        { ...changing, minutes: 0 },
        { ...changing, ...secret, minutes: 0 },
      ],
      { isInsider: false },
    ),
  ).toEqual(["Cancels the pending changes to vacation leave and other leave"]);
});

test.each([
  [
    "a colleague reads of leave whose type they don't see, without its name",
    "away",
    false,
    " and 0.5 days of other leave",
  ],
  ["a colleague reads nothing of hidden leave", "managers", false, ""],
  ["an insider reads of hidden leave", "managers", true, " and 0.5 days of parental leave"],
] as const)("%s", (_, visibility, isInsider, more) => {
  const secret = { type: "parental", typeName: "Parental", unit: "day", minutes: 240, visibility } as const;
  expect(givenBackWords([vacation, secret], { isPast: true, isInsider })).toEqual([
    `Gave back 2 days of vacation leave${more}`,
  ]);
});
