import { z } from "zod";
import { isIsoDate } from "#core/calendar/dates.ts";

const MONTHS_MAX = 1200;
const DAYS_MAX = 36_525;

const FIRST_DATE = "1900-01-01";
const LAST_DATE = "2199-12-31";

export const policyDate = z
  .string()
  .refine((value) => isIsoDate(value), { error: "must be a real date, like 2027-03-01", abort: true })
  .refine((value) => value >= FIRST_DATE && value <= LAST_DATE, { error: "must be between 1900 and 2199" })
  .meta({ title: "date" });

export const monthDay = z
  .string()
  .refine((value) => /^\d{2}-\d{2}$/.test(value) && isIsoDate(`2024-${value}`), {
    error: "must be a month and a day, like 03-31",
  })
  .meta({ title: "`MM-DD`" });

export const wait = z
  .strictObject({
    months: z
      .int()
      .min(0)
      .max(MONTHS_MAX)
      .meta({ description: "Months after the start date.", examples: [6] })
      .optional(),
    days: z
      .int()
      .min(0)
      .max(DAYS_MAX)
      .meta({
        description: "Days after the start date and the months. The 90th day of employment is 89.",
        examples: [89],
      })
      .optional(),
  })
  .refine(({ months, days }) => months !== undefined || days !== undefined, { error: "needs months or days" })
  .meta({ id: "Wait" });

export const period = z.int().min(1).max(MONTHS_MAX);
