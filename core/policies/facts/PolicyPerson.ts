import { z } from "zod";
import { policyDate } from "../document/dateRules.ts";
import { exactAmount, exactNumber, exactPositive } from "../document/exact.ts";

const weekday = z.enum(["1", "2", "3", "4", "5", "6", "7"]);

export const PolicyPerson = z
  .object({
    startDate: policyDate
      .meta({ description: "The first day of the employment.", examples: ["2026-03-01"] })
      .optional(),
    endDate: policyDate.meta({ description: "The last day of the employment.", examples: ["2027-08-31"] }).optional(),
    addedOn: policyDate
      .meta({
        description: "The day on which the person was added; nothing is granted for earlier leave years.",
        examples: ["2027-01-01"],
      })
      .optional(),
    serviceStartDate: policyDate
      .meta({ description: "The day from which service counts (default: the start date).", examples: ["2020-03-01"] })
      .optional(),
    creditedYears: exactAmount
      .meta({ description: "Years of service from elsewhere that count.", examples: [8] })
      .optional(),
    birthDate: policyDate
      .meta({ description: "The birth date, for policies that depend on age.", examples: ["1990-05-05"] })
      .optional(),
    contractEndDate: policyDate
      .meta({ description: "The day on which a fixed term ends.", examples: ["2027-12-31"] })
      .optional(),
    grade: z
      .string()
      .meta({ description: "The pay grade or group, for amounts by grade.", examples: ["staff"] })
      .optional(),
    groups: z
      .array(z.string())
      .meta({
        description:
          "The person's groups. If the fact that selects a table entry isn't recorded, the table uses the person's group that it lists. It is an error if it lists more than one of them.",
        examples: [["Engineering", "staff"]],
      })
      .optional(),
    daysPerWeek: exactAmount.meta({ description: "The days worked in a week.", examples: [4] }).optional(),
    hoursPerWeek: exactAmount.meta({ description: "The hours worked in a week.", examples: [32] }).optional(),
    shiftsPerWeek: exactAmount.meta({ description: "The shifts worked in a week.", examples: ["28/9"] }).optional(),
    hoursPerDay: exactPositive.meta({ description: "The hours of a workday.", examples: [8] }).optional(),
    hoursByWeekday: z
      .partialRecord(weekday, exactAmount)
      .meta({ description: 'The hours by weekday; `"1"` is Monday.', examples: [{ 1: 8, 2: 8, 3: 4 }] })
      .optional(),
    workingWeekdays: z
      .array(z.int().min(1).max(7))
      .meta({ description: "The weekdays worked (default: 1 to 5).", examples: [[1, 2, 3, 4]] })
      .optional(),
    holidays: z
      .array(policyDate)
      .meta({ description: "The public holidays.", examples: [["2027-12-25"]] })
      .optional(),
  })
  .catchall(z.union([exactNumber, z.string(), z.boolean()], { error: "must be a number or text" }));
export type PolicyPerson = z.output<typeof PolicyPerson>;
