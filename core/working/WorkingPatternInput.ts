import { z } from "zod";
import { isoDateField } from "#core/inputs.ts";
import { MAX_WEEKS } from "./WorkingPattern.ts";

const DAY_TEXT = "Each day must have 0 to 24 hours, in whole minutes";
const WEEK_TEXT = "Each week must list the minutes of seven days, Monday first";
const WEEKS_TEXT = "Enter one or two weeks";

const minutes = z.int({ error: DAY_TEXT }).min(0, { error: DAY_TEXT }).max(1440, { error: DAY_TEXT });
const week = z.tuple([minutes, minutes, minutes, minutes, minutes, minutes, minutes], { error: WEEK_TEXT });

export const WorkingPatternInput = z.object(
  {
    from: isoDateField("Enter the date when the working hours start"),
    weeks: z
      .array(week, { error: WEEKS_TEXT })
      .min(1, { error: WEEKS_TEXT })
      .max(MAX_WEEKS, { error: WEEKS_TEXT })
      .refine((weeks) => weeks.flat().some((each) => each > 0), { error: "Enter hours for at least one day" })
      .nullable(),
  },
  { error: "Working hours must have a start date (from) and weeks" },
);
export type WorkingPatternInput = z.output<typeof WorkingPatternInput>;
