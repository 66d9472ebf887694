import { z } from "zod";
import { count, id, isoDate } from "../fields.ts";

/** Numbers of rows in the console's lists that may need an Admin's attention. */
export const AttentionAnswer = z.strictObject({
  /** Pending requests that were submitted on or before a UTC date. */
  waiting: z.strictObject({ count, submittedUntil: isoDate }),
  /** Active people with a last day on or before this date, which has passed. */
  left: z.strictObject({ count, lastDayUntil: isoDate }),
  /** Active people without a start date. */
  withoutStartDate: count,
  /** Active Employees without a manager. */
  withoutManager: count,
  failedNotifications: count,
  /** People who ask to join by single sign-on. */
  askingToJoin: count,
  /** The next closures within 60 days, soonest first, at most five. */
  closures: z.array(z.strictObject({ id, name: z.string(), startDate: isoDate, endDate: isoDate })),
});
export type AttentionAnswer = z.infer<typeof AttentionAnswer>;

/** The number of people with leave that expires within 30 days. */
export const ExpiringPeopleAnswer = z.strictObject({ people: count });
export type ExpiringPeopleAnswer = z.infer<typeof ExpiringPeopleAnswer>;
