import { z } from "zod";
import { count, id, role } from "./fields.ts";
import { WorkingPatternAnswer } from "./WorkingPatternAnswer.ts";

export const OfficeAnswer = z.strictObject({
  id,
  name: z.string(),
  country: z.string(),
  timezone: z.string(),
  isDefault: z.boolean(),
  /** True if a holiday costs leave like any other date, unless the policy decides otherwise. */
  countHolidays: z.boolean(),
  /** Null for whole days from Monday to Friday. */
  workingPattern: WorkingPatternAnswer.nullable(),
  memberCount: count,
});
export type OfficeAnswer = z.infer<typeof OfficeAnswer>;

export const OfficeMemberAnswer = z.strictObject({ id, name: z.string(), email: z.string(), avatar: z.string(), role });
export type OfficeMemberAnswer = z.infer<typeof OfficeMemberAnswer>;
