import { z } from "zod";
import { otherwise } from "./DocumentProblem.ts";
import { amountRule } from "./amountRule.ts";
import { monthDay } from "./dateRules.ts";

export const capRule = z.union(
  [
    z.strictObject({
      balance: amountRule.meta({
        description: "The maximum balance of the grant's lots, less what is owed.",
        examples: [27],
      }),
      mode: z
        .enum(["clip", "gate"])
        .meta({
          description:
            "`clip` (default) cuts a lot that would raise the balance above the limit; `gate` adds whole lots while the balance is below the limit.",
          examples: ["gate"],
        })
        .optional(),
    }),
    z.strictObject({
      perYear: amountRule.meta({
        description: "The maximum amount that the grant adds in a leave year.",
        examples: [56],
      }),
    }),
    z.strictObject({
      on: monthDay.meta({
        description: "Reduces the balance only at the end of this day of the year.",
        examples: ["12-31"],
      }),
      balance: amountRule,
    }),
    z.strictObject({
      onAnniversary: z
        .literal(true)
        .meta({ description: "Reduces the balance only at the end of each work anniversary.", examples: [true] }),
      balance: amountRule,
    }),
  ],
  { error: otherwise('must be a limit such as {"balance": 30}') },
);
export type CapRule = z.output<typeof capRule>;
