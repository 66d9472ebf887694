import { z } from "zod";
import { amountRule, UNITS } from "./amountRule.ts";
import { bookingRule } from "./bookingRule.ts";
import { monthDay, period } from "./dateRules.ts";
import { exactPositive } from "./exact.ts";
import { grantRule } from "./grantRule.ts";
import { roundingRule } from "./roundingRule.ts";

const consumption = z.strictObject({
  /** Which lot leave draws from: the one that expires first, or the one of the grant listed first. */
  order: z.enum(["expiry", "listed"]).optional(),
  /** How much may be owed. */
  overdraft: amountRule.optional(),
  /** The most that may be advanced. */
  maxAdvance: amountRule.optional(),
  /** The most that may be taken in a leave year, or in any 12 months. */
  limit: z.strictObject({ per: z.enum(["year", "rolling12Months"]), amount: amountRule }).optional(),
});

const counting = z.strictObject({
  days: z.enum(["working", "mondayToSaturday", "calendar"]).optional(),
  holidays: z.enum(["skip", "count"]).optional(),
  in: z.literal("hours").optional(),
});
export type CountingRule = z.output<typeof counting>;

const settlement = z.strictObject({
  /** The part of the balance that is paid out when the person leaves. */
  pay: z.union([
    z.enum(["all", "none"]),
    z.strictObject({ max: amountRule }),
    z.strictObject({ grantsWithinMonths: period }),
  ]),
  /** True if a negative balance is reclaimed, which is the default. */
  reclaim: z.boolean().optional(),
});

/** The policy of a leave type: a list of grants, and the rules of their use. Without grants and limit it is unlimited. */
export const PolicyDocument = z.strictObject({
  unit: z.enum(UNITS),
  step: exactPositive.optional(),
  leaveYear: z.union([z.literal("hire"), monthDay]).optional(),
  rounding: roundingRule.optional(),
  grants: z.array(grantRule).max(50).optional(),
  consumption: consumption.optional(),
  counting: counting.optional(),
  booking: bookingRule.optional(),
  settlement: settlement.optional(),
});
export type PolicyDocument = z.output<typeof PolicyDocument>;
