import { z } from "zod";
import { otherwise } from "./DocumentProblem.ts";
import { amountRule, factName } from "./amountRule.ts";
import { period, policyDate, wait } from "./dateRules.ts";
import { capRule } from "./capRule.ts";
import { carryOverSchema } from "./carryOverSchema.ts";
import { exactPositive } from "./exact.ts";
import { roundingRule } from "./roundingRule.ts";

export const PERIOD_FREQUENCIES = ["monthly", "quarterly", "semimonthly", "daily", "weekly", "biweekly"] as const;
export type PeriodFrequency = (typeof PERIOD_FREQUENCIES)[number];

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
  hoursWorked: exactPositive.meta({
    description: "The hours of work for each amount; leftover hours count toward the next one.",
    examples: [30],
  }),
  perPeriod: z
    .boolean()
    .meta({ description: "Counts each entry of hours separately, in proportion.", examples: [true] })
    .optional(),
  limit: exactPositive
    .meta({ description: "The maximum number of hours per entry that count.", examples: [40] })
    .optional(),
});

const frequency = z.union(
  [
    z.enum(["yearly", "once", "perEvent", ...PERIOD_FREQUENCIES]),
    hoursWorked,
    z.strictObject({
      everyYears: period.meta({ description: "The years between lots, counted from the start date.", examples: [5] }),
    }),
    z.strictObject({
      everyMonths: period.meta({
        description:
          "The months between lots, counted from the start date. With `accrualWaiting`, the first lot is added when the wait ends.",
        examples: [12],
      }),
    }),
  ],
  {
    error: otherwise(
      `must be yearly, once, perEvent, ${PERIOD_FREQUENCIES.join(", ")}, or an interval such as {"everyYears": 2}`,
    ),
  },
);

const fullTime = z.union(
  [
    z.strictObject({
      hoursPerWeek: exactPositive.meta({ description: "The hours of a full-time week.", examples: [40] }),
    }),
    z.strictObject({
      daysPerWeek: exactPositive.meta({ description: "The days of a full-time week.", examples: [5] }),
    }),
  ],
  { error: otherwise('must be a full-time week such as {"hoursPerWeek": 40}') },
);

const requires = z.strictObject({
  attendance: exactPositive
    .meta({
      description: "The attendance needed in the period that ended the day before, from 0 to 1.",
      examples: [0.8],
    })
    .optional(),
  daysWorkedInMonth: exactPositive
    .meta({ description: "The minimum number of days worked in the month.", examples: [14] })
    .optional(),
  fact: factName
    .meta({ description: "A fact to compare with `atLeast`.", examples: ["hoursWorkedInMonth"] })
    .optional(),
  atLeast: exactPositive.meta({ description: "The minimum value of `fact`.", examples: [80] }).optional(),
});

export const grantRule = z.strictObject({
  name: z
    .string()
    .min(1)
    .max(60)
    .meta({ description: "The name by which events and pages refer to the grant.", examples: ["statutory"] })
    .optional(),
  amount: amountRule.meta({ description: "The size of a lot.", examples: [20] }),
  frequency: frequency.meta({
    description:
      "When lots are added: by the leave year, by calendar periods, by periods from `anchor`, once, per event, by hours worked, or at intervals.",
    examples: ["monthly"],
  }),
  amountPer: z
    .enum(["grant", "year"])
    .meta({
      description:
        "`grant` (default): the amount is that of a lot. `year`: it is divided by the periods of a year (12, 4, 24, 365, 52, or 26).",
      examples: ["year"],
    })
    .optional(),
  anchor: policyDate
    .meta({
      description: "The first day of a weekly or biweekly period (default: the start date).",
      examples: ["2027-01-04"],
    })
    .optional(),
  timing: z
    .enum(["start", "end", "afterEnd"])
    .meta({
      description: "A lot is added on the first day of its period (default), on the last day, or on the day after.",
      examples: ["end"],
    })
    .optional(),
  lastOfYear: amountRule
    .meta({ description: "An amount that the last period of a leave year adds.", examples: [4] })
    .optional(),
  eventKind: z
    .union([kindName, z.array(kindName).min(1).max(50)], { error: "must be a kind or a list of kinds" })
    .meta({ description: "The kinds of events that grant a lot with `perEvent`.", examples: [["birth", "adoption"]] })
    .optional(),
  accrualWaiting: wait.meta({ description: "Accrual begins after this wait.", examples: [{ months: 3 }] }).optional(),
  starterShare: z
    .enum(SHARES)
    .meta({ description: "The part of an incomplete first period that counts.", examples: ["byDay"] })
    .optional(),
  leaverShare: z
    .enum(SHARES)
    .meta({ description: "The part of an incomplete last period that counts.", examples: ["byDay"] })
    .optional(),
  fullTime: fullTime
    .meta({
      description:
        "A full-time week. The person's own figure, divided by it, scales the amount, the cap, and the carry-over limit.",
      examples: [{ hoursPerWeek: 40 }],
    })
    .optional(),
  rounding: roundingRule
    .meta({ description: "Rounds each lot after all shares.", examples: [{ to: 0.5, mode: "up" }] })
    .optional(),
  leaverRounding: roundingRule
    .meta({ description: "Replaces `rounding` in the year of leaving.", examples: [{ to: 0.1, mode: "up" }] })
    .optional(),
  requires: requires
    .meta({ description: "Conditions without which a period adds nothing.", examples: [{ attendance: 0.8 }] })
    .optional(),
  pausedDuring: z
    .array(kindName)
    .min(1)
    .max(50)
    .meta({
      description: "Kinds of absence; a period that lies entirely within one adds nothing.",
      examples: [["unpaid leave"]],
    })
    .optional(),
  reducedBy: z
    .strictObject({ absence: kindName.meta({ description: "The kind of the absence.", examples: ["parental"] }) })
    .meta({
      description: "An absence that reduces a yearly grant by one-twelfth for each whole calendar month.",
      examples: [{ absence: "parental" }],
    })
    .optional(),
  usableFrom: z
    .union([z.enum(["now", "nextYear"]), wait], {
      error: otherwise('must be now, nextYear, or a wait such as {"months": 6}'),
    })
    .meta({
      description:
        "The first day on which a lot can be used: at once (default), from the next leave year, or after a wait.",
      examples: [{ days: 89 }],
    })
    .optional(),
  cap: capRule
    .meta({
      description: "A limit on the balance of the grant, or on what it adds.",
      examples: [{ balance: 27, mode: "clip" }],
    })
    .optional(),
  carryOver: carryOverSchema
    .meta({
      description:
        "The time for which unused lots are kept: without limit (`all`, the default), until the leave year ends (`none`), or as a rule says.",
      examples: [{ max: 5, until: "03-31" }],
    })
    .optional(),
});
export type GrantRule = z.output<typeof grantRule>;

export type PeriodGrant = Omit<GrantRule, "frequency"> & { frequency: PeriodFrequency };

export function isByPeriod(grant: GrantRule | PeriodGrant): grant is PeriodGrant {
  return (PERIOD_FREQUENCIES as readonly unknown[]).includes(grant.frequency);
}
