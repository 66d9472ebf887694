import { z } from "zod";
import { amountRule, factName } from "./amountRule.ts";
import { monthDay, period, policyDate, wait } from "./dateRules.ts";
import { exactPositive } from "./exact.ts";
import { roundingRule } from "./roundingRule.ts";

/** The frequencies that follow the calendar or an anchor; `yearly` follows the leave year. */
export const PERIOD_FREQUENCIES = ["monthly", "quarterly", "semimonthly", "daily", "weekly", "biweekly"] as const;
export type PeriodFrequency = (typeof PERIOD_FREQUENCIES)[number];

/** The value of an incomplete first or last leave year. */
export const SHARES = [
  "full",
  "none",
  "byDay",
  "startedMonths",
  "completedMonths",
  "calendarMonths",
  "germanStatutory",
] as const;
export type Share = (typeof SHARES)[number];

const kindName = z.string().min(1).max(60);

const hoursWorked = z.strictObject({
  /** One amount for every so many hours; leftover hours wait for the next entry. */
  hoursWorked: exactPositive,
  /** Each entry counts alone, in proportion. */
  perPeriod: z.boolean().optional(),
  /** The most hours of an entry that count. */
  limit: exactPositive.optional(),
});

const frequency = z.union([
  z.enum(["yearly", "once", "perEvent", ...PERIOD_FREQUENCIES]),
  hoursWorked,
  z.strictObject({ everyYears: period }),
  z.strictObject({ everyMonths: period }),
]);

const fullTime = z.union([
  z.strictObject({ hoursPerWeek: exactPositive }),
  z.strictObject({ daysPerWeek: exactPositive }),
]);

const requires = z.strictObject({
  /** The attendance needed in the period that ended the day before, from 0 to 1. */
  attendance: exactPositive.optional(),
  /** The days worked that the month needs. */
  daysWorkedInMonth: exactPositive.optional(),
  /** A fact to compare with `atLeast`. */
  fact: factName.optional(),
  atLeast: exactPositive.optional(),
});

const cap = z.union([
  z.strictObject({ balance: amountRule, mode: z.enum(["clip", "gate"]).optional() }),
  z.strictObject({ perYear: amountRule }),
  z.strictObject({ on: monthDay, balance: amountRule }),
  z.strictObject({ onAnniversary: z.literal(true), balance: amountRule }),
]);
export type CapRule = z.output<typeof cap>;

const carryOver = z.union([
  z.enum(["all", "none"]),
  z.strictObject({
    /** The most that stays at the end of a leave year. */
    max: amountRule,
    /** What stays expires on the next such day. */
    until: monthDay.optional(),
    /** `expires`, or the leave type that receives the excess. */
    excess: z.string().min(1).max(60).optional(),
  }),
  z.strictObject({ months: period }),
  z.strictObject({ monthsAfterYear: period }),
]);

/** A grant of a leave type: it drops lots of a size, with a first usable day and an expiry day. */
export const grantRule = z.strictObject({
  name: z.string().min(1).max(60).optional(),
  amount: amountRule,
  frequency,
  amountPer: z.enum(["grant", "year"]).optional(),
  anchor: policyDate.optional(),
  timing: z.enum(["start", "end", "afterEnd"]).optional(),
  lastOfYear: amountRule.optional(),
  eventKind: z.union([kindName, z.array(kindName).min(1).max(50)]).optional(),
  accrualWaiting: wait.optional(),
  starterShare: z.enum(SHARES).optional(),
  leaverShare: z.enum(SHARES).optional(),
  fullTime: fullTime.optional(),
  rounding: roundingRule.optional(),
  leaverRounding: roundingRule.optional(),
  requires: requires.optional(),
  pausedDuring: z.array(kindName).min(1).max(50).optional(),
  reducedBy: z.strictObject({ absence: kindName }).optional(),
  usableFrom: z.union([z.enum(["now", "nextYear"]), wait]).optional(),
  cap: cap.optional(),
  carryOver: carryOver.optional(),
});
export type GrantRule = z.output<typeof grantRule>;

/** A grant that drops lots by calendar periods, or by periods from an anchor. */
export type PeriodGrant = Omit<GrantRule, "frequency"> & { frequency: PeriodFrequency };

export function isByPeriod(grant: GrantRule | PeriodGrant): grant is PeriodGrant {
  return (PERIOD_FREQUENCIES as readonly unknown[]).includes(grant.frequency);
}
