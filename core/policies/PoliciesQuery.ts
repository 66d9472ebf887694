import type { z } from "zod";
import { idField, oneOf, orAbsent, yesOrNo } from "#core/inputs.ts";
import { listQuery } from "#core/lists/listQuery.ts";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";

/** Filters of the list of policies with today's terms, sorted by office by default. */
export const PoliciesQuery = listQuery({
  orders: ["officeName", "type", "isUnlimited", "accrualAmount", "carryOverDays", "maxBalance"],
  sort: "officeName",
  order: "ASC",
  filters: {
    officeId: orAbsent(idField("Unknown office")),
    type: orAbsent(oneOf(LEAVE_TYPES)),
    isUnlimited: orAbsent(yesOrNo()),
  },
});
export type PoliciesQuery = z.output<typeof PoliciesQuery>;
