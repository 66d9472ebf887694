import type { Unit } from "../amountRule.ts";
import { exact, type ExactNumber } from "../exact.ts";
import { isByPeriod, type GrantRule } from "../grantRule.ts";
import { amountWords, isZero, lastAmountText } from "./amountText.ts";
import { capClause } from "./capClause.ts";
import { carryOverClauses } from "./carryOverClauses.ts";
import { afterWaitText } from "./dateText.ts";
import { factName } from "./factText.ts";
import { frequencyText } from "./frequencyText.ts";
import { listText } from "#core/listText.ts";
import { leaveName, plainName, sentence } from "./plainName.ts";
import { countText, numberText } from "./numberText.ts";
import { roundingText } from "./roundingText.ts";
import { shareClauses } from "./shareClauses.ts";

interface GrantWords {
  unit: Unit;
  leaveYear: string;
  isOneOfMany: boolean;
  hasCredits: boolean;
}

export function grantSentences(grant: GrantRule, words: GrantWords): string[] {
  const { unit, leaveYear, isOneOfMany } = words;
  const name = isOneOfMany && grant.name !== undefined ? plainName(grant.name) : undefined;
  const quoted = name === undefined ? undefined : `“${name}”`;
  const clauses = [mainClause(grant, words), ...shareClauses(grant), ...carryOverClauses(grant, unit, leaveYear)];
  return [
    `${name === undefined ? "" : `${name}: `}${clauses.join("; ")}`,
    ...lastPeriod(grant, unit),
    ...partTime(grant),
    ...roundingTexts(grant, unit),
    ...conditions(grant),
    ...waits(grant, unit, quoted),
    ...(grant.cap ? [capClause(grant.cap, { ...words, grant: quoted })] : []),
  ].map(sentence);
}

function mainClause(grant: GrantRule, { unit, leaveYear }: GrantWords): string {
  if (isZero(grant.amount)) return "nothing is granted automatically";
  const share = hoursShare(grant, unit);
  if (share !== null) return share;
  const { first, more, isQuantity } = amountWords(grant.amount, { unit, lowest: lowestFacts(grant) });
  const when = frequencyText(grant, leaveYear, isQuantity);
  if (isYearly(grant, leaveYear)) return `${first} ${isQuantity ? "a" : "each"} year${more}, ${when}`;
  if (isQuantity || first.endsWith(",") || more.startsWith(":")) return `${first} ${when}${more}`;
  return `${first}, ${when}${more.startsWith(" ") ? "," : ""}${more}`;
}

function hoursShare({ amount, frequency }: GrantRule, unit: Unit): string | null {
  if (typeof frequency !== "object" || !("hoursWorked" in frequency) || frequency.limit !== undefined) return null;
  if (!frequency.perPeriod || unit !== "hour" || typeof amount === "object") return null;
  return `${numberText(exact(amount).div(exact(frequency.hoursWorked)).mul(100))}% of the hours worked`;
}

function isYearly(grant: GrantRule, leaveYear: string): boolean {
  if (isByPeriod(grant)) return grant.amountPer === "year";
  return grant.frequency === "yearly" && leaveYear === "hire" && (grant.timing ?? "start") === "start";
}

function lowestFacts({ frequency }: GrantRule): Record<string, number> {
  const years = typeof frequency === "object" && "everyYears" in frequency ? frequency.everyYears : 0;
  return { yearsOfService: years, serviceYearNumber: 1 };
}

function lastPeriod({ lastOfYear }: GrantRule, unit: Unit): string[] {
  if (lastOfYear === undefined) return [];
  return [`the last period of each leave year adds ${lastAmountText(lastOfYear, { unit })}`];
}

function partTime({ fullTime }: GrantRule): string[] {
  if (!fullTime) return [];
  const week =
    "hoursPerWeek" in fullTime ? countText(fullTime.hoursPerWeek, "hour") : countText(fullTime.daysPerWeek, "day");
  return [`part-time employees get a prorated amount, based on a full-time week of ${week}`];
}

function roundingTexts({ rounding, leaverRounding }: GrantRule, unit: Unit): string[] {
  return [
    ...(rounding ? [roundingText({ of: "each amount" }, rounding, unit)] : []),
    ...(leaverRounding
      ? [roundingText({ when: "in the year of leaving, ", of: "the amount" }, leaverRounding, unit)]
      : []),
  ];
}

function conditions({ requires = {}, pausedDuring = [], reducedBy }: GrantRule): string[] {
  const { attendance, daysWorkedInMonth, fact, atLeast } = requires;
  return [
    ...(attendance === undefined ? [] : [`each grant requires ${attendanceText(attendance)} in the preceding period`]),
    ...(daysWorkedInMonth === undefined
      ? []
      : [`only months with at least ${countText(daysWorkedInMonth, "day")} worked count`]),
    ...(fact === undefined ? [] : [`each grant requires at least ${numberText(atLeast ?? 1)} ${factName(fact)}`]),
    ...(pausedDuring.length === 0
      ? []
      : [`periods spent entirely on ${listText(pausedDuring.map(leaveName), "or")} earn nothing`]),
    ...(reducedBy === undefined
      ? []
      : [`each full calendar month of ${leaveName(reducedBy.absence)} reduces the year's amount by one-twelfth`]),
  ];
}

function attendanceText(share: ExactNumber): string {
  return exact(share).equals(1) ? "full attendance" : `at least ${numberText(exact(share).mul(100))}% attendance`;
}

function waits({ accrualWaiting, frequency, usableFrom = "now" }: GrantRule, unit: Unit, quoted?: string): string[] {
  const isInFrequency = frequency === "once" || (typeof frequency === "object" && !("hoursWorked" in frequency));
  const earning = accrualWaiting && !isInFrequency ? [`accrual begins ${afterWaitText(accrualWaiting)}`] : [];
  if (usableFrom === "now") return earning;
  const from = usableFrom === "nextYear" ? "in the next leave year" : afterWaitText(usableFrom);
  const what = quoted === undefined ? `these ${unit}s` : `${unit}s from ${quoted}`;
  return [...earning, `${what} can be used starting ${from}`];
}
