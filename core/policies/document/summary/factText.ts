import { exact, type ExactNumber } from "../exact.ts";
import { plainName } from "./plainName.ts";
import { countText, numberText, ordinal } from "./numberText.ts";

export const SERVICE_YEARS = [
  "yearsOfService",
  "yearsOfServiceAtYearStart",
  "yearsOfServiceAtYearEnd",
  "serviceYearNumber",
];

const SUMS: Record<string, string> = {
  hoursWorkedInYear: "the hours worked in the leave year",
  hoursWorkedInMonth: "the hours worked in the month",
  hoursPerWeek: "the weekly hours",
  daysPerWeek: "the workdays per week",
  shiftsPerWeek: "the shifts per week",
  hoursPerDay: "the hours per day",
};

const ONES: Record<string, string> = {
  yearsOfService: "completed year of service",
  yearsOfServiceAtYearStart: "year of service completed at the start of the leave year",
  yearsOfServiceAtYearEnd: "year of service completed by the end of the leave year",
  serviceYearNumber: "year of service started",
  monthsOfService: "completed month of service",
  age: "year of age",
  ageAtYearStart: "year of age at the start of the leave year",
};

export function tierText(fact: string, from: ExactNumber, isLater: boolean): string {
  const number = numberText(from);
  switch (fact) {
    case "yearsOfService":
    case "yearsOfServiceAtYearStart":
      return isLater ? `after ${number}` : `after ${countText(from, "year")} of service`;
    case "yearsOfServiceAtYearEnd":
      if (number === "1") return "from the year of the first work anniversary";
      return `from the year in which a person completes ${isLater ? number : `${countText(from, "year")} of service`}`;
    case "monthsOfService":
      return isLater ? `after ${number}` : `after ${countText(from, "month")} of service`;
    case "serviceYearNumber":
      return `from the ${ordinal(exact(from).valueOf())}${isLater ? "" : " year of service"}`;
    case "age":
      return isLater ? `from ${number}` : `from age ${number}`;
    case "ageAtYearStart":
      return isLater ? `from ${number}` : `from age ${number} at the start of the leave year`;
    default:
      return isLater ? `with ${number} or more` : `with ${number} or more ${tierName(fact)}`;
  }
}

const WEEKLY: Record<string, string> = {
  hoursPerWeek: "hours a week",
  daysPerWeek: "workdays a week",
  shiftsPerWeek: "shifts a week",
};

function tierName(fact: string): string {
  return WEEKLY[fact] ?? factName(fact);
}

export function factName(fact: string): string {
  return SUMS[fact]?.replace(/^the /, "") ?? plainName(fact);
}

export function rateText(rate: ExactNumber, fact: string, unit: string): string {
  const value = exact(rate);
  const one = ONES[fact];
  if (one !== undefined) return `${countText(value, unit)} for each ${one}`;
  if (value.compare(0) > 0 && value.compare(1) < 0 && value.inverse().d === 1n) {
    return `1 ${unit} for every ${numberText(value.inverse())} ${factName(fact)}`;
  }
  const sum = SUMS[fact] ?? `the ${plainName(fact)}`;
  if (value.compare(1) === 0) return sum;
  return value.compare(1) < 0 ? `${numberText(value.mul(100))}% of ${sum}` : `${numberText(value)} times ${sum}`;
}
