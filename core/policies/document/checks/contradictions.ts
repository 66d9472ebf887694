import { addDays } from "#core/calendar/dates.ts";
import { monthDayIn } from "#core/calendar/months.ts";
import type { AmountRule } from "../amountRule.ts";
import type { DocumentProblem } from "../DocumentProblem.ts";
import { exact } from "../exact.ts";
import { isByPeriod, type GrantRule } from "../grantRule.ts";
import type { PolicyDocument } from "../PolicyDocument.ts";

const COMMON_AND_LEAP = [2027, 2028];

/** `followed` is the first day (MM-DD) of the leave year if the document doesn't set one. */
export function contradictions(document: PolicyDocument, followed?: string): DocumentProblem[] {
  const { grants = [], consumption, credits, settlement, leaveYear = followed } = document;
  return [
    ...grants.flatMap((grant, index) =>
      grantProblems(grant, leaveYear).map(({ path, text }) => ({ path: `grants[${index}]${path}`, text })),
    ),
    ...repeatedNames(grants),
    ...amountProblems(consumption?.overdraft, "consumption.overdraft"),
    ...amountProblems(consumption?.maxAdvance, "consumption.maxAdvance"),
    ...amountProblems(consumption?.limit?.amount, "consumption.limit.amount"),
    ...(credits && grants.length === 0 ? [{ path: "credits", text: "can't be used without a grant" }] : []),
    ...(typeof settlement?.pay === "object" && "max" in settlement.pay
      ? amountProblems(settlement.pay.max, "settlement.pay.max")
      : []),
  ];
}

function grantProblems(grant: GrantRule, leaveYear: string | undefined): DocumentProblem[] {
  const { frequency, cap, carryOver, requires = {} } = grant;
  const limit = typeof carryOver === "object" && "max" in carryOver ? carryOver.max : undefined;
  const capAmount = cap && ("perYear" in cap ? cap.perYear : cap.balance);
  const problems = [
    ...amountProblems(grant.amount, ".amount"),
    ...amountProblems(grant.lastOfYear, ".lastOfYear"),
    ...amountProblems(capAmount, cap && "perYear" in cap ? ".cap.perYear" : ".cap.balance"),
    ...amountProblems(limit, ".carryOver.max"),
  ];
  const add = (path: string, text: string) => problems.push({ path, text });

  if (frequency === "perEvent" && grant.eventKind === undefined) add(".eventKind", "is required for grants per event");
  if (frequency !== "yearly") {
    for (const field of ["starterShare", "leaverShare"] as const) {
      if (!["full", "none", "byDay", undefined].includes(grant[field])) {
        add(`.${field}`, `can be ${grant[field]} only for a yearly grant`);
      }
    }
    if (grant.amountPer === "year" && !isByPeriod(grant))
      add(".amountPer", "can be year only for a grant that follows calendar periods");
  }
  if ((requires.fact === undefined) !== (requires.atLeast === undefined)) {
    add(".requires", "needs both fact and atLeast");
  }
  if (expiresUnused(grant)) add(".carryOver", "makes time off expire before it can be used");
  if (limit !== undefined && cap && "on" in cap && isYearEnd(cap.on, leaveYear) && isOther(limit, cap.balance)) {
    add(".cap", "contradicts the carry-over limit on the same day");
  }
  return problems;
}

function expiresUnused({ usableFrom, carryOver, frequency, timing = "start" }: GrantRule): boolean {
  if (usableFrom !== "nextYear") return false;
  if (carryOver === "none") return true;
  const isAtYearStart = frequency === "yearly" && timing === "start";
  return isAtYearStart && typeof carryOver === "object" && "months" in carryOver && carryOver.months <= 12;
}

function isYearEnd(monthDay: string, leaveYear: string | undefined): boolean {
  if (leaveYear === undefined || leaveYear === "hire") return false;
  return COMMON_AND_LEAP.some((year) => addDays(monthDayIn(year, leaveYear), -1).endsWith(monthDay));
}

function isOther(one: AmountRule, other: AmountRule): boolean {
  return typeof one !== "object" && typeof other !== "object" && !exact(one).equals(exact(other));
}

function amountProblems(rule: AmountRule | undefined, path: string): DocumentProblem[] {
  if (typeof rule !== "object") return [];
  const inside = (parts: AmountRule[], name: string) =>
    parts.flatMap((part, index) => amountProblems(part, `${path}.${name}[${index}]`));
  if ("max" in rule) return inside(rule.max, "max");
  if ("min" in rule) return inside(rule.min, "min");
  if ("sum" in rule) return inside(rule.sum, "sum");
  if ("map" in rule)
    return Object.entries(rule.map).flatMap(([key, part]) => amountProblems(part, `${path}.map.${key}`));
  if (!("tiers" in rule)) return [];
  return rule.tiers.flatMap(([from, part], index) => {
    const previous = rule.tiers[index - 1];
    const isOutOfOrder = previous !== undefined && exact(previous[0]).compare(exact(from)) >= 0;
    const place = `${path}.tiers[${index}]`;
    return [
      ...(isOutOfOrder ? [{ path: place, text: "must begin above the previous tier" }] : []),
      ...amountProblems(part, `${place}[1]`),
    ];
  });
}

function repeatedNames(grants: readonly GrantRule[]): DocumentProblem[] {
  return grants.flatMap(({ name }, index) => {
    const isRepeated = name !== undefined && grants.slice(0, index).some((grant) => grant.name === name);
    return isRepeated ? [{ path: `grants[${index}].name`, text: "is already the name of another grant" }] : [];
  });
}
