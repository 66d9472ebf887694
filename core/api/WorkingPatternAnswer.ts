import { z } from "zod";
import { isoDate } from "./fields.ts";

const minutes = z.int();
const week = z.tuple([minutes, minutes, minutes, minutes, minutes, minutes, minutes]).readonly();

/** `weeks` is a cycle of weeks, each with the minutes from Monday to Sunday. The first week contains `from`. */
export const WorkingPatternAnswer = z.strictObject({
  from: isoDate,
  weeks: z.array(week).readonly(),
});
export type WorkingPatternAnswer = z.infer<typeof WorkingPatternAnswer>;
