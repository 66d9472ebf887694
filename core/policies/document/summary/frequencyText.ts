import type { Wait } from "#core/calendar/months.ts";
import type { GrantRule } from "../grantRule.ts";
import { afterWaitText, dateText, lastDayText, monthDayText, monthsText } from "./dateText.ts";
import { listText } from "#core/listText.ts";
import { plainName } from "./plainName.ts";
import { countText, ordinal } from "./numberText.ts";

type Timing = NonNullable<GrantRule["timing"]>;

const PERIODS: Record<string, Record<Timing, string>> = {
  monthly: timings("month"),
  quarterly: timings("quarter"),
  semimonthly: {
    start: "on the 1st and the 16th of each month",
    end: "on the 15th and the last day of each month",
    afterEnd: "on the 16th and the 1st of each month for the preceding half month",
  },
  daily: { start: "each day", end: "each day", afterEnd: "each day for the previous day" },
  weekly: timings("week"),
  biweekly: timings("two-week period"),
};

function timings(period: string): Record<Timing, string> {
  return {
    start: `at the start of each ${period}`,
    end: `at the end of each ${period}`,
    afterEnd: `on the day after each ${period} ends`,
  };
}

export function frequencyText(grant: GrantRule, leaveYear: string, isQuantity: boolean): string {
  const { frequency, timing = "start" } = grant;
  if (frequency === "yearly") return yearlyText(timing, leaveYear, isQuantity);
  if (frequency === "once") return `once, ${afterWaitText(grant.accrualWaiting ?? {})}`;
  if (frequency === "perEvent") return `for each ${listText([grant.eventKind ?? "event"].flat().map(plainName), "or")}`;
  if (typeof frequency === "string") return periodText(grant, frequency, timing);
  if ("hoursWorked" in frequency) return hoursText(frequency);
  if ("everyYears" in frequency) return intervalText(grant, frequency.everyYears * 12);
  return intervalText(grant, frequency.everyMonths);
}

function yearlyText(timing: Timing, leaveYear: string, isQuantity: boolean): string {
  const isHire = leaveYear === "hire";
  if (timing === "end") {
    return isHire
      ? "at the end of each year of employment"
      : `at the end of each leave year, on ${lastDayText(leaveYear)}`;
  }
  if (timing === "afterEnd") {
    return isHire ? "after each year of employment" : `on ${monthDayText(leaveYear)} for the previous year`;
  }
  const year = isQuantity ? "a year" : "each year";
  return isHire ? "granted on the start date and each work anniversary" : `${year} on ${monthDayText(leaveYear)}`;
}

function periodText({ anchor, amountPer }: GrantRule, frequency: string, timing: Timing): string {
  const text = PERIODS[frequency]?.[timing] ?? "";
  const isAnchored = frequency === "weekly" || frequency === "biweekly";
  const from = isAnchored ? ` (counted from ${anchor === undefined ? "the start date" : dateText(anchor)})` : "";
  if (amountPer !== "year") return `${text}${from}`;
  return `earned ${frequency === "daily" ? "day by day" : `in equal parts ${text}`}${from}`;
}

function hoursText({
  hoursWorked,
  perPeriod,
  limit,
}: {
  hoursWorked: number | string;
  perPeriod?: boolean | undefined;
  limit?: number | string | undefined;
}): string {
  const most = limit === undefined ? "" : `, counting at most ${countText(limit, "hour")} at a time`;
  const every = String(hoursWorked) === "1" ? "each hour worked" : `every ${countText(hoursWorked, "hour")} worked`;
  return `for ${every}${perPeriod ? ", in proportion" : ""}${most}`;
}

function intervalText({ accrualWaiting }: GrantRule, months: number): string {
  if (accrualWaiting) return `${firstWaitText(accrualWaiting)} and every ${monthsText(months)} after that`;
  if (months === 1) return "after each month of employment";
  if (months % 12 !== 0) return `after every ${monthsText(months)} of employment`;
  if (months === 12) return "on each work anniversary";
  return `on every ${ordinal(months / 12)} work anniversary`;
}

function firstWaitText({ months = 0, days = 0 }: Wait): string {
  return months > 0 && days === 0
    ? `after the first ${monthsText(months)} of employment`
    : afterWaitText({ months, days });
}
