import { z } from "zod";
import { oneOf, wholeNumber } from "#core/inputs.ts";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";

/** Filters of a person's ledger by type and leave year. */
export const LedgerQuery = z.object({
  type: oneOf(LEAVE_TYPES).optional(),
  leaveYear: wholeNumber({ min: 1900, max: 2200 }).optional(),
});
export type LedgerQuery = z.output<typeof LedgerQuery>;
