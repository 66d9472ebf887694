import { z } from "zod";
import { exactNumber, type ExactNumber } from "./exact.ts";

/** The units of the amounts of a leave type. */
export const UNITS = ["day", "hour", "week", "shift"] as const;
export type Unit = (typeof UNITS)[number];

/** The weekly figures of a person that an amount can multiply. */
export const WEEKLY_UNITS = ["days", "hours", "shifts"] as const;

/** A formula for an amount: a number, a table, a share of a weekly figure or of a fact, or a combination of formulas. */
export type AmountRule =
  | ExactNumber
  | { by: string; tiers: [ExactNumber, AmountRule][] }
  | { by: string; map: Record<string, AmountRule> }
  | { weeks: ExactNumber; in: (typeof WEEKLY_UNITS)[number] }
  | { rate: ExactNumber; of: string }
  | { days: ExactNumber }
  | { max: AmountRule[] }
  | { min: AmountRule[] }
  | { sum: AmountRule[] };

/** The name of a fact about a person. */
export const factName = z.string().regex(/^[A-Za-z]\w{0,59}$/, { error: "must be the name of a fact" });

const nested = z.lazy(() => amountRule);

const tiers = z.strictObject({
  /** The fact that decides, for example yearsOfService. */
  by: factName,
  /** The lower bound of each tier with its amount. The last tier reached applies; below the first, the amount is 0. */
  tiers: z
    .array(z.tuple([exactNumber, nested]))
    .min(1)
    .max(100),
});
const map = z.strictObject({
  by: factName,
  /** The amount for each value of the fact. */
  map: z.record(z.string().max(60), nested),
});
const weeks = z.strictObject({
  /** Multiplies the person's weekly figure. */
  weeks: exactNumber,
  in: z.enum(WEEKLY_UNITS),
});
const rate = z.strictObject({
  /** Multiplies a fact. */
  rate: exactNumber,
  of: factName,
});
const days = z.strictObject({
  /** In a type counted in hours: multiplies the hours of the person's day. */
  days: exactNumber,
});
const several = z.array(nested).min(1).max(20);

/** An amount of a policy document. */
export const amountRule: z.ZodType<AmountRule> = z.union([
  exactNumber,
  tiers,
  map,
  weeks,
  rate,
  days,
  z.strictObject({ max: several }),
  z.strictObject({ min: several }),
  z.strictObject({ sum: several }),
]);
