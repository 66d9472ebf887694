import { expect, test } from "@jest/globals";
import { documentCap } from "./documentCap.ts";
import { documentSummary } from "../documentSummary.ts";
import type { GrantRule } from "../grantRule.ts";

const yearly = (more: Partial<GrantRule> = {}): GrantRule => ({ frequency: "yearly", amount: 20, ...more });

test.each<[string, Partial<GrantRule>[], string | null]>([
  ["no cap", [{}], null],
  ["unlimited leave", [], null],
  ["a maximum balance", [{ cap: { balance: 30 } }], "30 days"],
  [
    "a balance that pauses grants",
    [{ cap: { balance: 30, mode: "gate" } }],
    "Nothing is granted while the balance is 30 days or more",
  ],
  ["a yearly maximum", [{ cap: { perYear: 24 } }], "Grants are limited to 24 days per leave year"],
  [
    "a maximum on a day",
    [{ cap: { on: "12-31", balance: 10 } }],
    "On December 31, the balance is reduced to 10 days if it is higher",
  ],
  [
    "the caps of two of three grants",
    [
      { name: "statutory", cap: { balance: 27 } },
      { name: "seniority" },
      { name: "extra", cap: { onAnniversary: true, balance: 5 } },
    ],
    "Statutory: 27 days. Extra: on each work anniversary, the balance of this grant is reduced to 5 days if it is higher.",
  ],
])("%s is shown in a few words or in the words of the policy's sentences", (_, grants, text) => {
  const document = { unit: "day" as const, grants: grants.map(yearly) };
  expect(documentCap(document)).toBe(text);
  if (text !== null && grants.length === 1) expect(documentSummary(document)).toContain(text.slice(1));
});
