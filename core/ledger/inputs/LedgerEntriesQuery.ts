import type { z } from "zod";
import { idField, oneOf, orAbsent, wholeNumber } from "#core/inputs.ts";
import { listQuery } from "#core/lists/listQuery.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";
import { LEDGER_KINDS } from "../LedgerEntry.ts";

/** Sorting by `postedAt` uses the id, because ids increase with time. */
export const LedgerEntriesQuery = listQuery({
  orders: ["postedAt", "effectiveOn", "type", "leaveYear", "kind", "days"],
  sort: "postedAt",
  order: "DESC",
  filters: {
    userId: orAbsent(idField("Unknown person")),
    type: orAbsent(leaveTypeField()),
    kind: orAbsent(oneOf(LEDGER_KINDS)),
    leaveYear: orAbsent(wholeNumber({ min: 1900, max: 2200 })),
    requestId: orAbsent(idField("Unknown request")),
  },
});
export type LedgerEntriesQuery = z.output<typeof LedgerEntriesQuery>;
