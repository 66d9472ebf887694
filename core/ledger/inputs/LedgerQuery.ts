import { z } from "zod";
import { wholeNumber } from "#core/inputs.ts";
import { pageFields } from "#core/lists/pageQuery.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";

/** Filters for a person's ledger by type and leave year. */
export const LedgerQuery = z.object({
  type: leaveTypeField().optional(),
  leaveYear: wholeNumber({ min: 1900, max: 2200 }).optional(),
});
export type LedgerQuery = z.output<typeof LedgerQuery>;

/** Query for a page of a person's ledger. */
export const LedgerPageQuery = LedgerQuery.extend(pageFields);
