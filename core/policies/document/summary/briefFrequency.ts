import { type GrantRule, isByPeriod, type PeriodFrequency } from "../grantRule.ts";
import { monthsText } from "./dateText.ts";
import { countText } from "./numberText.ts";

export const EACH_EVENT = "for each event";

const PERIODS: Record<PeriodFrequency, string> = {
  monthly: "a month",
  quarterly: "a quarter",
  semimonthly: "twice a month",
  daily: "a day",
  weekly: "a week",
  biweekly: "every 2 weeks",
};

export function briefFrequency(grant: GrantRule): string {
  const { frequency, amountPer } = grant;
  if (frequency === "yearly" || (isByPeriod(grant) && amountPer === "year")) return "a year";
  if (frequency === "once") return "once";
  if (frequency === "perEvent") return EACH_EVENT;
  if (typeof frequency === "string") return PERIODS[frequency];
  if ("hoursWorked" in frequency) {
    const hours = String(frequency.hoursWorked);
    return hours === "1" ? "for each hour worked" : `for every ${countText(frequency.hoursWorked, "hour")} worked`;
  }
  const months = "everyYears" in frequency ? frequency.everyYears * 12 : frequency.everyMonths;
  if (months === 1) return "a month";
  return months === 12 ? "a year" : `every ${monthsText(months)}`;
}
