import { z } from "zod";
import { SETUP_STATES, SETUP_STEPS } from "#core/organization/setup.ts";
import { id, role } from "./fields.ts";

export const OrganizationAnswer = z.strictObject({
  id,
  name: z.string(),
  /** New emails and Google accounts must belong to it; null allows any. */
  domain: z.string().nullable(),
  timezone: z.string(),
  ptoPolicy: z.string().nullable(),
  /** Working days after which the approver of a pending request is reminded. */
  reminderDays: z.array(z.int()),
  /** Working days after which the next approver is notified as well. */
  escalationDays: z.int(),
  /** True if the next approver is notified immediately while the approver is away. */
  coversAbsence: z.boolean(),
  /** 1 to 12. */
  leaveYearStartsIn: z.int(),
  /** True if the first month can no longer change. */
  isLeaveYearFixed: z.boolean(),
  googleOnly: z.boolean(),
  /** The roles that must have a second factor. */
  secondFactorRoles: z.array(role),
  /** True if people may use their photos from Slack and Google. */
  allowsServicePhotos: z.boolean(),
  /** False if people can't use personal API keys. */
  allowsPersonalKeys: z.boolean(),
});
export type OrganizationAnswer = z.infer<typeof OrganizationAnswer>;

/** The active people affected if the organization allows sign-in only with Google. */
export const SignInPreviewAnswer = z.strictObject({
  withoutGoogle: z.int(),
  /** People with an email outside the organization's domain. */
  outsideDomain: z.int(),
});
export type SignInPreviewAnswer = z.infer<typeof SignInPreviewAnswer>;

const Founded = z.strictObject({ id, name: z.string(), domain: z.string().nullable(), timezone: z.string() });
/** `mustConfirm` is set if the Owner must confirm their email before signing in. */
const owner = z.strictObject({ id, email: z.string(), mustConfirm: z.literal(true).exactOptional() });

/** The Owner is absent until they sign in with Google. */
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
