import { z } from "zod";
import { WEEK_STARTS } from "#core/calendar/weeks.ts";
import { THEMES } from "#core/links/themes.ts";
import { TOPIC_CHOICES, TOPICS } from "#core/preferences/NotificationChoices.ts";
import { LeaveTypeAnswer } from "./LeaveTypeAnswer.ts";
import { id, instant, isoDate, role } from "./fields.ts";

export const MeAnswer = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  avatar: z.string(),
  role,
  managerId: id.nullable(),
  managerName: z.string().nullable(),
  officeId: id.nullable(),
  office: z.string().nullable(),
  organizationId: id,
  organizationName: z.string(),
  ptoPolicy: z.string().nullable(),
  /** From 1 to 12. */
  leaveYearStartsIn: z.int(),
  /** The time zone of the person's office, or of the default office. */
  timezone: z.string(),
  startDate: isoDate.nullable(),
  endDate: isoDate.exactOptional(),
  isDelegate: z.literal(true).exactOptional(),
  leaveTypes: z.array(LeaveTypeAnswer),
  notificationChoices: z.strictObject({
    slack: z.boolean().exactOptional(),
    mail: z.boolean().exactOptional(),
    reminders: z.boolean().exactOptional(),
    topics: z.partialRecord(z.enum(TOPICS), z.enum(TOPIC_CHOICES)).exactOptional(),
  }),
  theme: z.enum(THEMES).nullable(),
  weekStart: z.literal(WEEK_STARTS),
  mustSetUpSecondFactor: z.boolean(),
  /** For Admins and Owners, true if an Owner must still confirm an email address. */
  isUnconfirmed: z.boolean(),
  /** Absent once the checklist is dismissed, and for people who aren't Admins or Owners. */
  setup: z.enum(["new", "open"]).exactOptional(),
});
export type MeAnswer = z.infer<typeof MeAnswer>;

export const SecondStepAnswer = z.strictObject({ secondFactor: z.literal("required") });
export type SecondStepAnswer = z.infer<typeof SecondStepAnswer>;

export const SessionAnswer = z.strictObject({
  id: z.string(),
  signedInAt: instant,
  seenAt: instant,
  userAgent: z.string(),
  address: z.string(),
  isCurrent: z.boolean(),
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;
