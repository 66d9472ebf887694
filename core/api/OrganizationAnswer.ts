import { z } from "zod";
import { SETUP_STATES, SETUP_STEPS } from "#core/organization/setup.ts";
import { id, role } from "./fields.ts";

export const OrganizationAnswer = z.strictObject({
  id,
  name: z.string(),
  /** New emails and Google accounts must belong to this domain; null allows any domain. */
  domain: z.string().nullable(),
  timezone: z.string(),
  ptoPolicy: z.string().nullable(),
  /** Workdays after which the approver of a pending request is reminded. */
  reminderDays: z.array(z.int()),
  /** Workdays after which the next approver, or else every other Admin and Owner, is also notified. */
  escalationDays: z.int(),
  coversAbsence: z.boolean(),
  leaveYearStartsIn: z.int(),
  isLeaveYearFixed: z.boolean(),
  googleOnly: z.boolean(),
  secondFactorRoles: z.array(role),
  allowsServicePhotos: z.boolean(),
  allowsPersonalKeys: z.boolean(),
});
export type OrganizationAnswer = z.infer<typeof OrganizationAnswer>;

export const SignInPreviewAnswer = z.strictObject({
  withoutGoogle: z.int(),
  outsideDomain: z.int(),
});
export type SignInPreviewAnswer = z.infer<typeof SignInPreviewAnswer>;

const Founded = z.strictObject({ id, name: z.string(), domain: z.string().nullable(), timezone: z.string() });
const owner = z.strictObject({ id, email: z.string(), mustConfirm: z.literal(true).exactOptional() });

/** `user` is absent if the Owner must still sign in with Google. */
export const SignupAnswer = z.strictObject({ organization: Founded, user: owner.exactOptional() });
export type SignupAnswer = z.infer<typeof SignupAnswer>;

export const QuickSignupAnswer = z.strictObject({
  organization: Founded.pick({ id: true, name: true }),
  user: owner,
});
export type QuickSignupAnswer = z.infer<typeof QuickSignupAnswer>;

export const SetupAnswer = z.strictObject({
  state: z.enum(SETUP_STATES),
  steps: z.array(z.strictObject({ step: z.enum(SETUP_STEPS), isDone: z.boolean() })),
});
export type SetupAnswer = z.infer<typeof SetupAnswer>;
