import { z } from "zod";
import { dayCount, id, instant, isoDate, role } from "./fields.ts";
import { WorkingPatternAnswer } from "./WorkingPatternAnswer.ts";

const employment = {
  startDate: isoDate.nullable(),
  endDate: isoDate.nullable(),
  /** Vacation days per year that replace the policy's amount. */
  ptoBalanceOverride: dayCount.nullable(),
  /** Null if the person follows the office's working hours. */
  workingPattern: WorkingPatternAnswer.nullable(),
  nextPtoBalanceOverride: z.strictObject({ ptoBalanceOverride: dayCount.nullable(), effectiveOn: isoDate }).nullable(),
  serviceStartDate: isoDate.nullable(),
  creditedYears: z.number().nullable(),
  birthDate: isoDate.nullable(),
  groups: z.array(z.string()),
};

const Listed = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  avatar: z.string(),
  role,
  managerId: id.nullable(),
  managerName: z.string().nullable(),
  officeId: id.nullable(),
  office: z.string().nullable(),
  officeName: z.string().nullable(),
  isActive: z.boolean(),
  isErased: z.literal(true).exactOptional(),
});

/** Has only the fields that the viewer may see. */
export const UserAnswer = Listed.extend({
  startDate: employment.startDate.exactOptional(),
  endDate: employment.endDate.exactOptional(),
  workingPattern: employment.workingPattern.exactOptional(),
  ptoBalanceOverride: employment.ptoBalanceOverride.exactOptional(),
  nextPtoBalanceOverride: employment.nextPtoBalanceOverride.exactOptional(),
  serviceStartDate: employment.serviceStartDate.exactOptional(),
  creditedYears: employment.creditedYears.exactOptional(),
  groups: employment.groups.exactOptional(),
  birthDate: employment.birthDate.exactOptional(),
});
export type UserAnswer = z.infer<typeof UserAnswer>;

export const PersonAnswer = Listed.extend(employment);
export type PersonAnswer = z.infer<typeof PersonAnswer>;

export const ErasedAnswer = z.strictObject({ id, name: z.string() });
export type ErasedAnswer = z.infer<typeof ErasedAnswer>;

export const PasswordLinkAnswer = z.strictObject({ link: z.string(), expiresAt: instant });
export type PasswordLinkAnswer = z.infer<typeof PasswordLinkAnswer>;
