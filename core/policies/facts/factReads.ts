import type { AmountRule } from "../document/amountRule.ts";
import type { GrantRule } from "../document/grantRule.ts";
import type { PolicyDocument } from "../document/PolicyDocument.ts";

interface FactRead {
  fact: string;
  keys?: readonly string[];
}

export function factReads({ grants = [], consumption = {}, settlement }: PolicyDocument): FactRead[] {
  const { overdraft, maxAdvance, limit } = consumption;
  const pay = settlement?.pay;
  const payout = typeof pay === "object" && "max" in pay ? pay.max : undefined;
  return [...grants.flatMap(readsOfGrant), ...[overdraft, maxAdvance, limit?.amount, payout].flatMap(readsOf)];
}

function readsOfGrant({ amount, lastOfYear, cap, carryOver, fullTime, requires }: GrantRule): FactRead[] {
  const most = cap && ("perYear" in cap ? cap.perYear : cap.balance);
  const carried = typeof carryOver === "object" && "max" in carryOver ? carryOver.max : undefined;
  const others = [...Object.keys(fullTime ?? {}), ...(requires?.fact === undefined ? [] : [requires.fact])];
  return [...[amount, lastOfYear, most, carried].flatMap(readsOf), ...others.map((fact) => ({ fact }))];
}

function readsOf(rule: AmountRule | undefined): FactRead[] {
  if (typeof rule !== "object") return [];
  if ("max" in rule) return rule.max.flatMap(readsOf);
  if ("min" in rule) return rule.min.flatMap(readsOf);
  if ("sum" in rule) return rule.sum.flatMap(readsOf);
  if ("tiers" in rule) return [{ fact: rule.by }, ...rule.tiers.flatMap(([, amount]) => readsOf(amount))];
  if ("map" in rule) {
    return [{ fact: rule.by, keys: Object.keys(rule.map) }, ...Object.values(rule.map).flatMap(readsOf)];
  }
  if ("weeks" in rule) return [{ fact: `${rule.in}PerWeek` }];
  return [{ fact: "rate" in rule ? rule.of : "hoursPerDay" }];
}
