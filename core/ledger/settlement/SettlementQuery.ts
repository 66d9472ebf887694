import { z } from "zod";
import { isoDateField } from "#core/inputs.ts";

/** The last day to settle; the person's own by default. */
export const SettlementQuery = z.object({ endDate: isoDateField().optional() });
export type SettlementQuery = z.output<typeof SettlementQuery>;
