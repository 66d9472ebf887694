import { z } from "zod";
import { oneOf, wholeNumber } from "#core/inputs.ts";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";

/** Which lines of a ledger: of one type, of one leave year, or all. */
export const LedgerQuery = z.object({
  type: oneOf(LEAVE_TYPES).optional(),
  leaveYear: wholeNumber({ min: 1900, max: 2200 }).optional(),
});
export type LedgerQuery = z.output<typeof LedgerQuery>;
