import { z } from "zod";
import { otherwise } from "./DocumentProblem.ts";
import { monthDay, wait } from "./dateRules.ts";
import { exact, exactAmount, exactPositive, type Fraction } from "./exact.ts";

const noticeRow = z.strictObject({
  upTo: exactAmount
    .meta({ description: "The largest cost that the row covers; without it, the row covers any cost.", examples: [2] })
    .optional(),
  days: z
    .int()
    .min(0)
    .max(3660)
    .meta({ description: "Days from the submission to the day before the leave.", examples: [7] }),
});

const stepName = z.union(
  [
    z.string().min(1).max(60),
    z.strictObject({
      person: z
        .string()
        .min(1)
        .max(60)
        .meta({ description: "The ID of a person who approves.", examples: ["4f1d"] }),
    }),
  ],
  { error: otherwise('must be a role such as manager, or a person such as {"person": "id"}') },
);

export const MAX_STEPS = 20;

const approvalRow = z.strictObject({
  upTo: exactAmount
    .meta({ description: "The largest cost that the row covers; without it, the row covers any cost.", examples: [10] })
    .optional(),
  by: z
    .array(z.union([stepName, z.array(stepName).min(1).max(20)]))
    .max(MAX_STEPS)
    .meta({
      description:
        "The steps in order: `manager`, `managersManager`, `teamLead`, `admin`, `owner`, a person, or a list of alternatives, any of whom can decide. With an empty list, a request needs no approval.",
      examples: [["manager", ["admin", "owner"]]],
    }),
  auto: z
    .strictObject({
      upTo: exactAmount
        .meta({ description: "The largest cost, together with adjacent leave of the same type.", examples: [2] })
        .optional(),
      coverage: z
        .boolean()
        .meta({
          description: "Requires that each of the person's teams keep enough people at work.",
          examples: [true],
        })
        .optional(),
      notice: z
        .boolean()
        .meta({ description: "Requires that the request meet the notice.", examples: [true] })
        .optional(),
    })
    .meta({
      description: "Approves a request automatically if all conditions are met.",
      examples: [{ upTo: 2, coverage: true }],
    })
    .optional(),
  expiresAfter: z
    .int()
    .min(1)
    .max(366)
    .meta({ description: "Workdays after which an undecided request is canceled.", examples: [5] })
    .optional(),
});

export type ApprovalRow = z.output<typeof approvalRow>;

export const bookingRule = z.strictObject({
  notice: z
    .array(noticeRow)
    .max(50)
    .meta({
      description:
        "The notice that a request needs; the first row that covers its cost, together with adjacent leave of the same type, applies.",
      examples: [[{ upTo: 2, days: 7 }, { days: 28 }]],
    })
    .optional(),
  noticeMultiple: exactPositive
    .meta({
      description:
        "Notice as a multiple of the cost of a request together with adjacent leave of the same type, rounded up.",
      examples: [2],
    })
    .optional(),
  noticeIn: z
    .enum(["calendarDays", "workingDays"])
    .meta({ description: "The days in which notice is counted (default `calendarDays`).", examples: ["workingDays"] })
    .optional(),
  longest: exactPositive
    .meta({
      description:
        "The maximum cost of a request together with adjacent leave of the same type, with no working time in between.",
      examples: [10],
    })
    .optional(),
  multipleOf: exactPositive
    .meta({ description: "The amount of which each request's cost must be a multiple.", examples: [5] })
    .optional(),
  closed: z
    .array(monthDay)
    .max(366)
    .meta({ description: "Days of the year on which leave is refused.", examples: [["12-24", "12-31"]] })
    .optional(),
  block: z
    .strictObject({
      days: z
        .int()
        .min(1)
        .max(100)
        .meta({ description: "The workdays of the block.", examples: [10] }),
      remindFrom: monthDay.meta({
        description: "The day of the first reminder in the leave year; another one follows each month.",
        examples: ["09-01"],
      }),
    })
    .meta({
      description:
        "The block of leave that each person must book in every leave year, if they are employed for the whole year. It isn't enforced; people are reminded until a block of that length, without a workday between its dates, is booked or pending.",
      examples: [{ days: 10, remindFrom: "09-01" }],
    })
    .optional(),
  waitingPeriod: wait
    .meta({ description: "The wait from the start date to the first leave.", examples: [{ days: 89 }] })
    .optional(),
  maxBackdateDays: z
    .int()
    .min(0)
    .max(3660)
    .meta({
      description:
        "The number of days in the past on which a request can start, without notice, but never before the current leave year (default: 7 for sick leave, 0 for other types).",
      examples: [14],
    })
    .optional(),
  evidenceAfter: exactAmount
    .meta({
      description: "The cost beyond which a request, together with adjacent leave of the same type, needs evidence.",
      examples: [3],
    })
    .optional(),
  paidUpTo: exactAmount
    .meta({
      description:
        "The part of a request, together with adjacent leave of the same type, that is paid; the rest is unpaid.",
      examples: [5],
    })
    .optional(),
  approval: z
    .array(approvalRow)
    .max(50)
    .meta({
      description:
        "The approval that a request needs; the first row that covers its cost, together with adjacent leave of the same type, applies.",
      examples: [[{ upTo: 10, by: [] }, { by: ["manager"] }]],
    })
    .optional(),
  bookAhead: z
    .boolean()
    .meta({ description: "Counts accruals due by the first requested day.", examples: [true] })
    .optional(),
});
export type BookingRule = z.output<typeof bookingRule>;

export function firstMatching<Row extends { upTo?: number | string | undefined }>(
  rows: readonly Row[],
  cost: Fraction,
): Row | undefined {
  return rows.find(({ upTo }) => upTo === undefined || cost.compare(exact(upTo)) <= 0);
}
