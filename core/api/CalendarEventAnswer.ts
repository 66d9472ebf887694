import { z } from "zod";
import { REQUEST_STATUSES } from "#core/leave/Statuses.ts";
import { id, isoDate, leaveType, partsOfDates } from "./fields.ts";

/** PostgreSQL builds the JSON response (`db/queries/requests/teamCalendar.ts`). */
export const CalendarEventAnswer = z.strictObject({
  id,
  userId: id,
  userName: z.string(),
  /** The key of the type, or `away` if the viewer may not see the type. */
  type: leaveType,
  status: z.enum(REQUEST_STATUSES).extract(["pending", "approved"]),
  startDate: isoDate,
  endDate: isoDate,
  isHalfDay: z.boolean(),
  ...partsOfDates,
});
export type CalendarEventAnswer = z.infer<typeof CalendarEventAnswer>;
