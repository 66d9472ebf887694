import { z } from "zod";
import { otherwise } from "./DocumentProblem.ts";
import { exactNumber, type ExactNumber } from "./exact.ts";

export const UNITS = ["day", "hour", "week", "shift"] as const;
export type Unit = (typeof UNITS)[number];

export const WEEKLY_UNITS = ["days", "hours", "shifts"] as const;

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

export const factName = z.string().regex(/^[A-Za-z]\w{0,59}$/, { error: "must be the name of a fact" });

const nested = z.lazy(() => amountRule);

const tiers = z.strictObject({
  by: factName.meta({
    description: "The fact that selects a tier or an entry of `map`.",
    examples: ["yearsOfService"],
  }),
  tiers: z
    .array(z.tuple([exactNumber, nested]))
    .min(1)
    .max(100)
    .meta({
      description:
        "The lower bound of each tier with its amount. The last tier reached applies; below the first, the amount is 0.",
      examples: [
        [
          [0, 20],
          [5, 25],
        ],
      ],
    }),
});
const map = z.strictObject({
  by: factName,
  map: z
    .record(z.string().max(60), nested)
    .meta({ description: "The amount for each value of the fact.", examples: [{ staff: 25, manager: 30 }] }),
});
const weeks = z.strictObject({
  weeks: exactNumber.meta({ description: "Multiplies the weekly figure that `in` names.", examples: [5.6] }),
  in: z.enum(WEEKLY_UNITS).meta({
    description: "The person's weekly figure: `daysPerWeek`, `hoursPerWeek`, or `shiftsPerWeek`.",
    examples: ["days"],
  }),
});
const rate = z.strictObject({
  rate: exactNumber.meta({ description: "Multiplies the fact that `of` names.", examples: ["1/20"] }),
  of: factName.meta({ description: "The fact that `rate` multiplies.", examples: ["daysWorkedLastYear"] }),
});
const days = z.strictObject({
  days: exactNumber.meta({
    description: "For a leave type in hours: multiplies the person's `hoursPerDay`.",
    examples: [5],
  }),
});
const several = z.array(nested).min(1).max(20);

export const amountRule: z.ZodType<AmountRule> = z
  .union(
    [
      exactNumber,
      tiers,
      map,
      weeks,
      rate,
      days,
      z.strictObject({
        max: several.meta({ description: "The largest of several amounts.", examples: [[40, { days: 5 }]] }),
      }),
      z.strictObject({
        min: several.meta({
          description: "The smallest of several amounts.",
          examples: [[28, { weeks: 5.6, in: "days" }]],
        }),
      }),
      z.strictObject({
        sum: several.meta({
          description: "The sum of several amounts.",
          examples: [[6, { rate: 1, of: "serviceYearNumber" }]],
        }),
      }),
    ],
    {
      error: otherwise('must be a number, a fraction such as "25/12", or a formula such as {"weeks": 4, "in": "days"}'),
    },
  )
  .meta({ id: "Amount" });
