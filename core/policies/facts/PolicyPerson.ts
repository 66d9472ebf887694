import { z } from "zod";
import { policyDate } from "../document/dateRules.ts";
import { exactAmount, exactNumber, exactPositive } from "../document/exact.ts";

const weekday = z.enum(["1", "2", "3", "4", "5", "6", "7"]);

/** The facts about a person that policies read: dates, working time, and any other named fact. */
export const PolicyPerson = z
  .object({
    startDate: policyDate.optional(),
    endDate: policyDate.optional(),
    /** The day from which the person is known; nothing is granted for earlier leave years. */
    addedOn: policyDate.optional(),
    /** The day from which service counts; the start date by default. */
    serviceStartDate: policyDate.optional(),
    creditedYears: exactAmount.optional(),
    birthDate: policyDate.optional(),
    contractEndDate: policyDate.optional(),
    grade: z.string().optional(),
    daysPerWeek: exactAmount.optional(),
    hoursPerWeek: exactAmount.optional(),
    shiftsPerWeek: exactAmount.optional(),
    hoursPerDay: exactPositive.optional(),
    /** Hours by weekday; "1" is Monday. */
    hoursByWeekday: z.partialRecord(weekday, exactAmount).optional(),
    workingWeekdays: z.array(z.int().min(1).max(7)).optional(),
    holidays: z.array(policyDate).optional(),
  })
  .catchall(z.union([exactNumber, z.string(), z.boolean()], { error: "must be a number or text" }));
export type PolicyPerson = z.output<typeof PolicyPerson>;
