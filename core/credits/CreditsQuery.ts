import type { z } from "zod";
import { idField, isoDateField, oneOf, orAbsent } from "#core/inputs.ts";
import { REQUEST_STATUSES } from "#core/leave/Statuses.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";
import { listQuery } from "#core/lists/listQuery.ts";

/**
 * Query for everyone's requests for time for extra work, newest first by default; `since` and `until` match the days of
 * the work.
 */
export const CreditsQuery = listQuery({
  orders: ["submittedAt", "startDate", "userName", "type", "status", "days", "decidedAt"],
  sort: "submittedAt",
  order: "DESC",
  filters: {
    status: orAbsent(oneOf(REQUEST_STATUSES)),
    type: orAbsent(leaveTypeField()),
    userId: orAbsent(idField("Unknown person")),
    officeId: orAbsent(idField("Unknown office")),
    since: orAbsent(isoDateField()),
    until: orAbsent(isoDateField()),
  },
});
export type CreditsQuery = z.output<typeof CreditsQuery>;
