import { expect, jest, test } from "@jest/globals";
import { LoginInput } from "./auth/LoginInput.ts";
import { composed } from "./composed.ts";
import { parseInput } from "./inputs.ts";
import { PersonEventInput } from "./people/events/PersonEventInput.ts";
import { groupsField } from "./people/factFields.ts";

const MARKS = "\u0301\u0327";
const text = (marks: number) => `a${MARKS.repeat(marks / 2)}`;

test("letters with marks are composed, in any order of the marks", () => {
  expect(composed("Zoe\u0308 c\u0327")).toBe("Zoë ç");
  expect(composed(`e${MARKS}`)).toBe(composed("e\u0327\u0301"));
  expect(composed("각".normalize("NFD"))).toBe("각");
});

test("up to 30 marks in a row are composed, and more are left as they are", () => {
  expect(composed(text(30))).toBe(text(30).normalize("NFC"));
  expect(composed(text(32))).toBe(text(32));
  expect(composed(`${text(30)} ${text(30)}`)).toBe(`${text(30)} ${text(30)}`.normalize("NFC"));
});

test.each<[string, (written: string) => unknown]>([
  ["an email at sign-in", (email) => parseInput(LoginInput, { email, password: "secret" })],
  ["a kind of event", (kind) => parseInput(PersonEventInput, { type: "occurrence", on: "2027-03-01", kind })],
  ["a group", (group) => parseInput(groupsField(), [group])],
])("a megabyte of marks as %s is refused without sorting the marks", (_, parse) => {
  const normalize = jest.spyOn(String.prototype, "normalize");
  try {
    expect(() => parse(text(500_000))).toThrow(/at most/);
    expect(normalize.mock.contexts.filter((composing) => String(composing).length > 1000)).toEqual([]);
  } finally {
    normalize.mockRestore();
  }
});
