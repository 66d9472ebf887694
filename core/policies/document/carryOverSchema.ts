import { z } from "zod";
import { otherwise } from "./DocumentProblem.ts";
import { amountRule } from "./amountRule.ts";
import { monthDay, period } from "./dateRules.ts";

export const carryOverSchema = z.union(
  [
    z.enum(["all", "none"]),
    z.strictObject({
      max: amountRule.meta({
        description: "The maximum amount that carries over at the end of a leave year.",
        examples: [5],
      }),
      until: monthDay
        .meta({ description: "The day of the year on which carried lots expire.", examples: ["03-31"] })
        .optional(),
      excess: z
        .string()
        .min(1)
        .max(60)
        .meta({ description: "`expires` (default), or the leave type that receives the excess.", examples: ["sick"] })
        .optional(),
    }),
    z.strictObject({
      months: period.meta({
        description: "The months until a lot expires, counted from the day it was added.",
        examples: [24],
      }),
    }),
    z.strictObject({
      monthsAfterYear: period.meta({
        description: "The months until a lot expires, counted from the end of its leave year.",
        examples: [6],
      }),
    }),
  ],
  { error: otherwise('must be all, none, or a limit such as {"max": 5}') },
);
