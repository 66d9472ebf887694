import type { Unit } from "#core/policies/document/amountRule.ts";
import { factName } from "#core/policies/document/summary/factText.ts";
import type { AmountKind, RowsIn } from "#core/policies/form/amountForm.ts";

const TABLE_FACTS: Record<string, string> = {
  yearsOfService: "Years of service",
  yearsOfServiceAtYearStart: "Years of service at the start of the leave year",
  yearsOfServiceAtYearEnd: "Years of service by the end of the leave year",
  serviceYearNumber: "Year of service (1 is the first)",
  monthsOfService: "Months of service",
  age: "Age",
  ageAtYearStart: "Age at the start of the leave year",
  hoursPerWeek: "Weekly hours",
  daysPerWeek: "Workdays per week",
};

export function tableFacts(by: string): Record<string, string> {
  if (by in TABLE_FACTS) return TABLE_FACTS;
  const name = factName(by);
  return { ...TABLE_FACTS, [by]: `${name.charAt(0).toUpperCase()}${name.slice(1)}` };
}

export function amountKinds(kind: AmountKind, unit: Unit): Partial<Record<AmountKind, string>> {
  return {
    number: "Same amount for everyone",
    tiers: "By service, age, or hours",
    names: "By group",
    weeks: "Weeks of each person's schedule",
    ...((unit === "hour" || kind === "workdays") && { workdays: "Each person's workdays" }),
    ...(kind === "other" && { other: "Formula (JSON view only)" }),
  };
}

export function rowNoun(rowsIn: RowsIn, unit: Unit): string {
  return rowsIn === "amounts" ? `${unit}s` : "weeks";
}
