import { z } from "zod";
import { otherwise } from "./DocumentProblem.ts";
import { amountRule, UNITS } from "./amountRule.ts";
import { bookingRule } from "./bookingRule.ts";
import { monthDay, period } from "./dateRules.ts";
import { exactPositive } from "./exact.ts";
import { grantRule } from "./grantRule.ts";
import { roundingRule } from "./roundingRule.ts";

export const consumption = z.strictObject({
  order: z
    .enum(["expiry", "listed"])
    .meta({
      description:
        "The lots that leave draws from first: those that expire first (default), or those of the grant listed first.",
      examples: ["listed"],
    })
    .optional(),
  overdraft: amountRule.meta({ description: "The maximum amount that a person may owe.", examples: [5] }).optional(),
  maxAdvance: amountRule
    .meta({ description: "The maximum amount that the employer advances from lots that are still due.", examples: [3] })
    .optional(),
  limit: z
    .strictObject({
      per: z.enum(["year", "rolling12Months"]).meta({
        description: "The window of the limit: the leave year, or the 12 months that end today.",
        examples: ["rolling12Months"],
      }),
      amount: amountRule.meta({
        description: "The maximum amount that a person may take in the window.",
        examples: [10],
      }),
    })
    .meta({
      description: "The maximum amount that a person may take, regardless of the balance.",
      examples: [{ per: "rolling12Months", amount: 10 }],
    })
    .optional(),
});

export const counting = z.strictObject({
  days: z
    .enum(["working", "mondayToSaturday", "calendar"])
    .meta({
      description: "The days of leave that count: the person's workdays (default), every day but Sunday, or every day.",
      examples: ["mondayToSaturday"],
    })
    .optional(),
  holidays: z
    .enum(["skip", "count"])
    .meta({ description: "Holidays on such days cost nothing (default) or count as leave.", examples: ["count"] })
    .optional(),
  in: z
    .literal("hours")
    .meta({
      description: "Each day of leave costs the hours that the person works on that weekday.",
      examples: ["hours"],
    })
    .optional(),
});
export type CountingRule = z.output<typeof counting>;

export const settlement = z.strictObject({
  pay: z
    .union(
      [
        z.enum(["all", "none"]),
        z.strictObject({
          max: amountRule.meta({ description: "The maximum amount that is paid out.", examples: [20] }),
        }),
        z.strictObject({
          grantsWithinMonths: period.meta({
            description: "Pays out only lots added in this many months before employment ends.",
            examples: [12],
          }),
        }),
      ],
      { error: otherwise('must be all, none, or a limit such as {"max": 10}') },
    )
    .meta({ description: "The part of the balance that is paid out when the person leaves.", examples: ["all"] }),
  reclaim: z
    .boolean()
    .meta({ description: "True (default) reclaims a negative balance; false forgives it.", examples: [false] })
    .optional(),
});

export const credits = z.strictObject({
  longest: exactPositive
    .meta({ description: "The maximum amount of one request (default: no limit).", examples: [8] })
    .optional(),
  maxBackdateDays: z
    .int()
    .min(0)
    .max(3660)
    .meta({
      description: "The number of days in the past on which the work may have been done (default 30).",
      examples: [14],
    })
    .optional(),
});

/** With neither grants nor a limit, the leave is unlimited. */
export const PolicyDocument = z.strictObject({
  unit: z.enum(UNITS).meta({ description: "The unit of all amounts.", examples: ["day"] }),
  step: exactPositive.meta({ description: "The smallest amount that can be requested.", examples: [0.5] }).optional(),
  leaveYear: z
    .union([z.literal("hire"), monthDay], { error: "must be hire, or a month and a day, like 04-01" })
    .meta({
      description:
        "The first day of the leave year (default `01-01`), or `hire` for each anniversary of the start date.",
      examples: ["04-01"],
    })
    .optional(),
  rounding: roundingRule
    .meta({ description: "Rounds what people can use, never the lots.", examples: [{ to: 0.5, mode: "down" }] })
    .optional(),
  grants: z
    .array(grantRule)
    .max(50)
    .meta({
      description: "The grants that add lots. Without grants and `consumption.limit`, the leave type is unlimited.",
      examples: [[{ frequency: "yearly", amount: 20 }]],
    })
    .optional(),
  consumption: consumption
    .meta({
      description: "The order in which leave uses lots, and its limits.",
      examples: [{ order: "listed", overdraft: 5 }],
    })
    .optional(),
  counting: counting
    .meta({
      description: "The days of leave that cost something.",
      examples: [{ days: "calendar", holidays: "count" }],
    })
    .optional(),
  booking: bookingRule
    .meta({
      description: "The rules for requests.",
      examples: [{ notice: [{ days: 14 }], approval: [{ by: ["manager"] }] }],
    })
    .optional(),
  credits: credits
    .meta({
      description:
        "Lets people request time for extra work, such as on a holiday. If it is approved, the time is added as a lot with the dates of the first grant's lots. Without `credits`, only Admins and Owners can add time.",
      examples: [{ longest: 8, maxBackdateDays: 14 }],
    })
    .optional(),
  settlement: settlement
    .meta({
      description: "The rules for the balance when employment ends.",
      examples: [{ pay: "all", reclaim: false }],
    })
    .optional(),
});
export type PolicyDocument = z.output<typeof PolicyDocument>;
