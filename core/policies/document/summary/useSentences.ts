import type { Unit } from "../amountRule.ts";
import { exact } from "../exact.ts";
import type { PolicyDocument } from "../PolicyDocument.ts";
import { lastAmountText } from "./amountText.ts";
import { monthsText } from "./dateText.ts";
import { countText } from "./numberText.ts";
import { sentence } from "./plainName.ts";

export function useSentences({ unit, consumption = {}, counting }: PolicyDocument): string[] {
  const { order, overdraft, maxAdvance, limit } = consumption;
  const span = limit?.per === "rolling12Months" ? "any 12 months" : "a leave year";
  return [
    ...(order === "listed" ? ["leave is taken from the grants in the order above"] : []),
    ...(order === "expiry" ? [`the ${unit}s that expire soonest are used first`] : []),
    ...(overdraft === undefined ? [] : [overdraftText(overdraft, unit)]),
    ...(maxAdvance === undefined ? [] : [`the employer advances up to ${lastAmountText(maxAdvance, { unit })}`]),
    ...(limit ? [`in ${span}, a person can take at most ${lastAmountText(limit.amount, { unit })}`] : []),
    ...(counting ? countingTexts(counting) : []),
  ].map(sentence);
}

function overdraftText(overdraft: NonNullable<PolicyDocument["consumption"]>["overdraft"] & {}, unit: Unit): string {
  const isNone = typeof overdraft !== "object" && exact(overdraft).compare(0) === 0;
  return isNone
    ? "the balance can't go below zero"
    : `the balance can go below zero by up to ${lastAmountText(overdraft, { unit })}`;
}

function countingTexts({ days, holidays, in: unit }: NonNullable<PolicyDocument["counting"]>): string[] {
  const counted = {
    working: "every workday of leave",
    mondayToSaturday: "every day of leave from Monday to Saturday",
    calendar: "every calendar day of leave",
  };
  const suffix = holidays === undefined ? "" : holidays === "count" ? ", including holidays" : ", except holidays";
  const texts = days || holidays ? [`${counted[days ?? "working"]} counts${suffix}`] : [];
  return unit === "hours" ? [...texts, "each day of leave costs the hours scheduled for it"] : texts;
}

export function creditSentences({ unit, credits }: PolicyDocument): string[] {
  if (!credits) return [];
  const { longest, maxBackdateDays } = credits;
  const most = longest === undefined ? "time" : `up to ${countText(longest, unit)}`;
  const within = maxBackdateDays === undefined ? "" : ` in the last ${countText(maxBackdateDays, "day")}`;
  return [sentence(`people can request ${most} for extra work${within}`)];
}

export function settlementSentences({ unit, settlement }: PolicyDocument): string[] {
  if (!settlement) return [];
  const { pay, reclaim } = settlement;
  const debt = reclaim === undefined ? "" : `, and a negative balance is ${reclaim ? "" : "not "}reclaimed`;
  const unused = `unused ${unit}s`;
  if (pay === "all") return [sentence(`when employment ends, ${unused} are paid out${debt}`)];
  if (pay === "none") return [sentence(`when employment ends, ${unused} are not paid out${debt}`)];
  const paid =
    "max" in pay
      ? `${unused} are paid out, up to ${lastAmountText(pay.max, { unit })}`
      : `only ${unused} granted in the last ${monthsText(pay.grantsWithinMonths)} are paid out`;
  return [sentence(`when employment ends, ${paid}${debt}`)];
}
