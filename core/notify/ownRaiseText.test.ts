import { expect, test } from "@jest/globals";
import { type ChangedRules, changedRulesText, ownRaiseText } from "./ownRaiseText.ts";

const DAY = 480;
const policy = { kind: "policy", typeName: "Vacation", unit: "day", holder: "Berlin", isGroup: false } as const;
const hours: ChangedRules = { kind: "hours", office: "Berlin" };

test.each<[ChangedRules, boolean, string]>([
  [
    { ...policy, amounts: { before: 20 * DAY, after: 25 * DAY } },
    false,
    "Their own leave goes from 20 to 25 days a year.",
  ],
  [{ ...policy, amounts: { before: 0, after: DAY } }, false, "Their own leave goes from 0 to 1 day a year."],
  [
    { ...policy, unit: "hour", amounts: { before: 60, after: 90 } },
    false,
    "Their own leave goes from 1 to 1.5 hours a year.",
  ],
  [{ ...policy, amounts: { before: 20 * DAY, after: null } }, false, "Their own leave is now unlimited."],
  [{ ...policy, amounts: null }, false, "This change increases their own leave."],
  [hours, false, "This change increases their own leave."],
  [hours, true, "This change may increase their own leave. The effect depends on details that aren't recorded yet."],
])("%j raises the author's own leave", (rules, isUnknown, text) => {
  expect(ownRaiseText(rules, isUnknown)).toBe(text);
});

test.each<[string | null, ChangedRules, string]>([
  ["Ada", { ...policy, amounts: null }, "Ada changed the vacation policy of Berlin"],
  [
    "Ada",
    { ...policy, holder: "Staff", isGroup: true, amounts: null },
    "Ada changed the vacation policy of the group Staff",
  ],
  [null, hours, "A former Admin or Owner changed the working hours of Berlin"],
])("%s is named with the change", (name, rules, text) => {
  expect(changedRulesText(name, rules)).toBe(text);
});
