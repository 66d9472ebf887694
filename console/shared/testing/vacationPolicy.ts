import type { PolicyAnswer } from "#core/api/PolicyAnswer.ts";

export const vacationPolicy: Omit<PolicyAnswer, "id" | "officeId"> = {
  type: "vacation",
  isUnlimited: false,
  accrualAmount: 20,
  accrualPeriod: "year",
  accrualTiming: "start_of_period",
  carryOverDays: 5,
  maxBalance: null,
  bookAhead: false,
  needsFullEditor: false,
  allowance: "20 days a year",
  replaceable: "20 days a year",
  carriedOver: "Up to 5 days carry over",
  cap: null,
  summary: "20 days a year on January 1.",
  scheduled: [],
  past: [],
};
