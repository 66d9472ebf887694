import type { Share } from "#core/policies/document/grantRule.ts";
import type { FrequencyKind } from "#core/policies/form/frequencyForm.ts";

export const UNIT_NAMES = { day: "Days", hour: "Hours", week: "Weeks", shift: "Shifts" } as const;

export const FREQUENCIES: Record<FrequencyKind, string> = {
  yearly: "Every leave year",
  monthly: "Every month",
  quarterly: "Every quarter",
  semimonthly: "Twice a month",
  weekly: "Every week",
  biweekly: "Every two weeks",
  daily: "Every day",
  once: "Once",
  everyYears: "Every few years",
  everyMonths: "Every few months",
  hoursWorked: "By hours worked",
  perEvent: "Per event",
};

export const TIMINGS = {
  start: "On the first day of the period",
  end: "On the last day of the period",
  afterEnd: "On the day after the period",
} as const;

export const YEAR_SHARES: Record<Share, string> = {
  full: "Full amount",
  none: "Nothing",
  byDay: "Prorated by day",
  startedMonths: "1/12 per month started",
  completedMonths: "1/12 per completed month",
  calendarMonths: "1/12 per full calendar month",
  germanStatutory: "German statutory proration",
};

export const PERIOD_SHARES: Partial<Record<Share, string>> = {
  full: YEAR_SHARES.full,
  none: YEAR_SHARES.none,
  byDay: YEAR_SHARES.byDay,
};

export const CAPS = {
  none: "No limit",
  clip: "Cap the balance",
  gate: "Stop granting at a balance",
  perYear: "Cap the amount per leave year",
  on: "Reduce on a fixed date",
  onAnniversary: "Reduce on work anniversaries",
} as const;

export const CARRY_OVERS = {
  all: "Everything",
  none: "Nothing",
  max: "Up to an amount",
  months: "Expires a set time after each grant",
  monthsAfterYear: "Expires a set time after year-end",
} as const;

export const USABLE_FROM = {
  now: "Immediately",
  nextYear: "From the next leave year",
  wait: "After a waiting period",
} as const;

export const PART_TIME = {
  none: "Same as full-time",
  hoursPerWeek: "Prorated by weekly hours",
  daysPerWeek: "Prorated by workdays per week",
} as const;

export const APPROVALS = {
  nobody: "Nobody",
  manager: "Manager",
  managerThenManager: "Manager, then their manager",
  managerThenAdmin: "Manager, then an Admin",
  teamLead: "Team lead",
  admin: "Admin",
  owner: "Owner",
  any: "Any of these people or roles",
  all: "All of these people or roles, in order",
} as const;

export const APPROVER_ROLES = {
  manager: "Manager",
  managersManager: "Manager's manager",
  teamLead: "Team lead",
  admin: "Any Admin",
  owner: "Any Owner",
} as const;

export const PAYOUTS = {
  undecided: "Not specified",
  all: "Pay out all unused time",
  none: "Pay out nothing",
  max: "Pay out up to an amount",
  recent: "Pay out recent grants only",
} as const;

export const DEFAULT = "default";
