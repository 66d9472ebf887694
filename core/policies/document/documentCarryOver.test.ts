import { expect, test } from "@jest/globals";
import { documentCarryOver } from "./documentCarryOver.ts";
import { documentSummary } from "./documentSummary.ts";
import type { GrantRule } from "./grantRule.ts";

const yearly = (more: Partial<GrantRule> = {}): GrantRule => ({ frequency: "yearly", amount: 20, ...more });

test.each<[string, Partial<GrantRule>[], string | null]>([
  ["everything", [{}], "Unused days don't expire"],
  ["nothing", [{ carryOver: "none" }], "Unused days expire on December 31"],
  ["a limit of zero", [{ carryOver: { max: 0 } }], "Unused days expire on December 31"],
  ["a limit with a day", [{ carryOver: { max: 5, until: "03-31" } }], "Up to 5 days carry over and expire on March 31"],
  [
    "equal grants",
    [
      { name: "base", carryOver: "none" },
      { name: "extra", carryOver: "none" },
    ],
    "Unused days expire on December 31",
  ],
  [
    "different grants",
    [
      { name: "statutory", carryOver: { monthsAfterYear: 6 } },
      { name: "extra", carryOver: { max: 5 } },
    ],
    "Statutory: unused days expire on June 30 of the next year. Extra: up to 5 days carry over.",
  ],
  ["unlimited leave", [], null],
])("%s in the words of the policy's sentences", (_, grants, text) => {
  const document = { unit: "day" as const, grants: grants.map(yearly) };
  expect(documentCarryOver(document)).toBe(text);
  if (text !== null && grants.length === 1) {
    expect(documentSummary(document)).toContain(text.slice(1));
  }
});
