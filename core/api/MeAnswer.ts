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
  /** The organization's text about time off. */
  ptoPolicy: z.string().nullable(),
  /** 1 to 12. */
  leaveYearStartsIn: z.int(),
  /** The time zone of the person's office, or of the default office. */
  timezone: z.string(),
  startDate: isoDate.nullable(),
  /** The person's last day; absent if they have none. */
  endDate: isoDate.exactOptional(),
  /** Present if the person is a delegate today. */
  isDelegate: z.literal(true).exactOptional(),
  /** The organization's leave types in their order, including archived ones. */
  leaveTypes: z.array(LeaveTypeAnswer),
  /** Defaults apply to missing choices. */
  notificationChoices: z.strictObject({
    slack: z.boolean().exactOptional(),
    mail: z.boolean().exactOptional(),
    reminders: z.boolean().exactOptional(),
    topics: z.partialRecord(z.enum(TOPICS), z.enum(TOPIC_CHOICES)).exactOptional(),
  }),
  /** Null until the person chooses a theme. */
  theme: z.enum(THEMES).nullable(),
  /** An ISO weekday. */
  weekStart: z.literal(WEEK_STARTS),
  /** True if the person must set up a second factor before anything else. */
  mustSetUpSecondFactor: z.boolean(),
  /** True if an Owner of the organization still has to confirm an email address. */
  isUnconfirmed: z.boolean(),
  /** The state of the setup checklist, until it is dismissed. Only Admins and Owners see it. */
  setup: z.enum(["new", "open"]).exactOptional(),
});
export type MeAnswer = z.infer<typeof MeAnswer>;

/** The response to a correct password if the person has a second factor. */
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
