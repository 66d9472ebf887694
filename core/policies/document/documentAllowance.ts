import type { Unit } from "./amountRule.ts";
import { exact } from "./exact.ts";
import type { GrantRule } from "./grantRule.ts";
import type { PolicyDocument } from "./PolicyDocument.ts";
import { isZero } from "./summary/amountText.ts";
import { briefAmount, isFormula } from "./summary/briefAmount.ts";
import { briefFrequency, EACH_EVENT } from "./summary/briefFrequency.ts";
import { numberText } from "./summary/numberText.ts";

const LISTED = 2;

export function documentAllowance({ unit, grants = [], consumption }: PolicyDocument): string {
  const limit = consumption?.limit;
  if (grants.length === 0 && limit) {
    return `Up to ${briefAmount(limit.amount, unit)} ${limit.per === "year" ? "a year" : "in 12 months"}`;
  }
  if (grants.length === 0) return "Unlimited";
  const parts = new Map<string, string[]>();
  for (const grant of grants.filter(({ amount }) => !isZero(amount))) {
    const { amount, frequency } = briefGrant(grant, unit);
    parts.set(frequency, [...(parts.get(frequency) ?? []), amount]);
  }
  if (parts.size === 0) return "Granted manually";
  const texts = [...parts].map(
    ([frequency, amounts]) => `${amounts.join(frequency === EACH_EVENT ? " or " : " + ")} ${frequency}`,
  );
  const more = texts.length > LISTED ? [`${texts.length - LISTED} more`] : [];
  return capitalized([...texts.slice(0, LISTED), ...more].join(" + "));
}

/**
 * Describes the first grant, whose amount a person's vacation allowance replaces. Returns null if there are no grants.
 */
export function replaceableAllowance({ unit, grants: [first] = [] }: PolicyDocument): string | null {
  return first ? documentAllowance({ unit, grants: [first] }) : null;
}

function briefGrant(grant: GrantRule, unit: Unit): { amount: string; frequency: string } {
  const { amount, frequency } = grant;
  if (typeof frequency === "object" && "hoursWorked" in frequency && unit === "hour" && typeof amount !== "object") {
    const percent = exact(amount).div(exact(frequency.hoursWorked)).mul(100);
    if (frequency.perPeriod) return { amount: `${numberText(percent)}%`, frequency: "of the hours worked" };
  }
  const often = briefFrequency(grant);
  return {
    amount: briefAmount(amount, unit),
    frequency: isFormula(amount, unit) ? often.replace(/^a /, "each ") : often,
  };
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
