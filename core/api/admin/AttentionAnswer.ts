import { z } from "zod";
import { count, id, isoDate } from "../fields.ts";

export const AttentionAnswer = z.strictObject({
  waiting: z.strictObject({ count, submittedUntil: isoDate }),
  left: z.strictObject({ count, lastDayUntil: isoDate }),
  withoutStartDate: count,
  withoutManager: count,
  failedNotifications: count,
  askingToJoin: count,
  /** At most five closures within 60 days, soonest first. */
  closures: z.array(z.strictObject({ id, name: z.string(), startDate: isoDate, endDate: isoDate })),
});
export type AttentionAnswer = z.infer<typeof AttentionAnswer>;

export const ExpiringPeopleAnswer = z.strictObject({ people: count });
export type ExpiringPeopleAnswer = z.infer<typeof ExpiringPeopleAnswer>;
