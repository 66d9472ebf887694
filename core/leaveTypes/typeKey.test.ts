import { expect, test } from "@jest/globals";
import { TYPE_KEY, TYPE_KEY_MAX } from "../leave/LeaveType.ts";
import { typeKey } from "./typeKey.ts";

test.each([
  ["Study leave", "study-leave"],
  ["Elternzeit Müller", "elternzeit-muller"],
  ["  Jury & court duty! ", "jury-court-duty"],
  ["TOIL", "toil"],
  ["½ day", "1-2-day"],
  ["休暇", "leave"],
  ["🏖", "leave"],
  ["2027", "leave-2027"],
])("the key of %s is %s", (name, key) => expect(typeKey(name, new Set())).toBe(key));

test("a key that is already taken gets a number", () => {
  expect(typeKey("Study", new Set(["study"]))).toBe("study-2");
  expect(typeKey("Study!", new Set(["study", "study-2"]))).toBe("study-3");
  expect(typeKey("休暇", new Set(["leave"]))).toBe("leave-2");
});

test.each(["Away", "Month", "Person", "Office", "Manager", "Owed", "Owed hours", "Constructor"])(
  "a type named %s can't be mistaken for hidden leave, a column of a file, or a property of objects",
  (name) => expect(typeKey(name, new Set())).toMatch(/-2$/),
);

test.each(["x", "⑴"])("the longest name of %s makes a key that fits, even with a number", (letter) => {
  const long = letter.repeat(200);
  const keys = [typeKey(long, new Set()), typeKey(long, new Set([typeKey(long, new Set())]))];
  for (const key of keys) {
    expect(key).toMatch(TYPE_KEY);
    expect(key.length).toBeLessThanOrEqual(TYPE_KEY_MAX);
  }
});

test("a key that is cut at a space doesn't end with a hyphen", () => {
  for (let length = 40; length < 60; length += 1) {
    expect(typeKey(`${"x".repeat(length)} ${"y".repeat(9)}`, new Set())).toMatch(TYPE_KEY);
  }
});
