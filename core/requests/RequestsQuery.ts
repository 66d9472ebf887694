import type { z } from "zod";
import { idField, isoDateField, oneOf, orAbsent } from "#core/inputs.ts";
import { listQuery } from "#core/lists/listQuery.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";
import { REQUEST_STATUSES } from "../leave/Statuses.ts";

export const REQUEST_FILTERS = {
  status: orAbsent(oneOf(REQUEST_STATUSES)),
  type: orAbsent(leaveTypeField()),
  userId: orAbsent(idField("Unknown person")),
  officeId: orAbsent(idField("Unknown office")),
  since: orAbsent(isoDateField()),
  until: orAbsent(isoDateField()),
};

/** `since` and `until` select requests that overlap the range between them. */
export const RequestsQuery = listQuery({
  orders: ["submittedAt", "startDate", "endDate", "userName", "type", "status", "days", "decidedAt"],
  sort: "submittedAt",
  order: "DESC",
  filters: {
    ...REQUEST_FILTERS,
    submittedUntil: orAbsent(isoDateField()),
  },
});
export type RequestsQuery = z.output<typeof RequestsQuery>;
