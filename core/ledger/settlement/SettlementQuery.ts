import { z } from "zod";
import { idField, isoDateField } from "#core/inputs.ts";

export const SettlementQuery = z.object({ endDate: isoDateField().optional() });
export type SettlementQuery = z.output<typeof SettlementQuery>;

export const MAX_SETTLED_TOGETHER = 200;

export const SettlementsInput = z.object({
  people: z
    .array(idField("Unknown person"), { error: "Please choose people" })
    .min(1, "Please choose people")
    .max(MAX_SETTLED_TOGETHER, `Please choose at most ${MAX_SETTLED_TOGETHER} people`),
});
export type SettlementsInput = z.output<typeof SettlementsInput>;
