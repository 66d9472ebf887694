import { z } from "zod";
import { idField, isoDateField } from "#core/inputs.ts";

/** The last day to settle; the person's own by default. */
export const SettlementQuery = z.object({ endDate: isoDateField().optional() });
export type SettlementQuery = z.output<typeof SettlementQuery>;

/** The maximum number of people whose settlements are previewed together. */
export const MAX_SETTLED_TOGETHER = 200;

/** The people whose settlements are previewed, as if they were deactivated now. */
export const SettlementsInput = z.object({
  people: z
    .array(idField("Unknown person"), { error: "Please choose people" })
    .min(1, "Please choose people")
    .max(MAX_SETTLED_TOGETHER, `Please choose at most ${MAX_SETTLED_TOGETHER} people`),
});
export type SettlementsInput = z.output<typeof SettlementsInput>;
