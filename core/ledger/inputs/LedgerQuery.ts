import { z } from "zod";
import { wholeNumber } from "#core/inputs.ts";
import { pageFields } from "#core/lists/pageQuery.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";

export const LedgerQuery = z.object({
  type: leaveTypeField().optional(),
  leaveYear: wholeNumber({ min: 1900, max: 2200 }).optional(),
});
export type LedgerQuery = z.output<typeof LedgerQuery>;

export const LedgerPageQuery = LedgerQuery.extend(pageFields);
