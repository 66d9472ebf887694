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
  everyYears: "Every few years, on the work anniversary",
  everyMonths: "Every few months of employment",
  hoursWorked: "For hours worked",
  perEvent: "For each event",
};

export const TIMINGS = {
  start: "On the first day of the period",
  end: "On the last day of the period",
  afterEnd: "On the day after the period",
} as const;

/** The shares of an incomplete leave year. */
export const YEAR_SHARES: Record<Share, string> = {
  full: "The full amount",
  none: "Nothing",
  byDay: "A share by the day",
  startedMonths: "A twelfth for each month begun",
  completedMonths: "A twelfth for each completed month",
  calendarMonths: "A twelfth for each full calendar month",
  germanStatutory: "The German statutory share",
};

/** The shares of another incomplete period. */
export const PERIOD_SHARES: Partial<Record<Share, string>> = {
  full: YEAR_SHARES.full,
  none: YEAR_SHARES.none,
  byDay: YEAR_SHARES.byDay,
};

export const CAPS = {
  none: "No limit",
  clip: "Cap the balance",
  gate: "Pause grants at a balance",
  perYear: "Cap the amount per leave year",
  on: "Cut the balance on a date",
  onAnniversary: "Cut the balance on work anniversaries",
} as const;

export const CARRY_OVERS = {
  all: "Everything",
  none: "Nothing",
  max: "Up to an amount",
  months: "Everything, for a set time after the grant",
  monthsAfterYear: "Everything, for a set time after the leave year",
} as const;

export const USABLE_FROM = {
  now: "Immediately",
  nextYear: "From the next leave year",
  wait: "After a waiting period",
} as const;

export const PART_TIME = {
  none: "Everyone gets the same",
  hoursPerWeek: "In proportion to weekly hours",
  daysPerWeek: "In proportion to workdays per week",
} as const;

export const APPROVALS = {
  unset: "The usual approver",
  nobody: "No approval needed",
  manager: "The manager",
  managerThenAdmin: "The manager, then an Admin",
  admin: "An Admin",
  owner: "An Owner",
} as const;

export const PAYOUTS = {
  undecided: "Not specified",
  all: "All unused time is paid out",
  none: "Nothing is paid out",
  max: "Paid out up to an amount",
  recent: "Only recent grants are paid out",
} as const;

/** The value of a select for a setting that the policy leaves out. */
export const DEFAULT = "default";
