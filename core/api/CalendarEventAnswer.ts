import { z } from "zod";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";
import { REQUEST_STATUSES } from "#core/leave/Statuses.ts";
import { id, isoDate } from "./fields.ts";

/**
 * Time off in the team calendar, pending or approved. PostgreSQL builds the JSON response
 * (`db/queries/requests/calendar.ts`).
 */
export const CalendarEventAnswer = z.strictObject({
  id,
  userId: id,
  userName: z.string(),
  /** `away` if the viewer may not see the type. */
  type: z.enum([...LEAVE_TYPES, "away"]),
  status: z.enum(REQUEST_STATUSES).extract(["pending", "approved"]),
  startDate: isoDate,
  endDate: isoDate,
  isHalfDay: z.boolean(),
});
export type CalendarEventAnswer = z.infer<typeof CalendarEventAnswer>;
