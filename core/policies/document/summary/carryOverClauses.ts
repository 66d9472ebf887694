import type { Unit } from "../amountRule.ts";
import { exact } from "../exact.ts";
import type { GrantRule } from "../grantRule.ts";
import { amountText, lastAmountText } from "./amountText.ts";
import { dayAfterYearText, lastDayText, monthDayText, monthsText } from "./dateText.ts";
import { leaveName } from "./plainName.ts";

export function carryOverClauses({ carryOver = "all" }: GrantRule, unit: Unit, leaveYear: string): string[] {
  const unused = `unused ${unit}s`;
  const yearEnd = leaveYear === "hire" ? "when the leave year ends" : `on ${lastDayText(leaveYear)}`;
  if (carryOver === "all") return [`${unused} don't expire`];
  if (carryOver === "none") return [`${unused} expire ${yearEnd}`];
  if ("months" in carryOver) return [`${unused} expire ${monthsText(carryOver.months)} after they are granted`];
  if ("monthsAfterYear" in carryOver) return [`${unused} expire ${afterYear(carryOver.monthsAfterYear, leaveYear)}`];
  const { max, until, excess } = carryOver;
  const expire = until === undefined ? "" : ` and expire on ${monthDayText(until)}`;
  const rest = excess === undefined || excess === "expires" ? [] : [`the excess moves to ${leaveName(excess)}`];
  if (typeof max !== "object" && exact(max).compare(0) === 0) {
    return [rest.length > 0 ? `unused ${unit}s don't carry over` : `${unused} expire ${yearEnd}`, ...rest];
  }
  if (typeof max === "object" && !("weeks" in max)) {
    return [`${unused} carry over${expire}`, `the limit is ${lastAmountText(max, { unit })}`, ...rest];
  }
  return [`up to ${amountText(max, { unit })} carry over${expire}`, ...rest];
}

function afterYear(months: number, leaveYear: string): string {
  if (leaveYear === "hire" || months > 12) return `${monthsText(months)} after the leave year ends`;
  const day = dayAfterYearText(leaveYear, months);
  return leaveYear === "01-01" ? `on ${day} of the next year` : `on the ${day} after the leave year ends`;
}
