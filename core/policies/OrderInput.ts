import { z } from "zod";
import { idField, yesOrNo } from "#core/inputs.ts";

/** `before` is null for the last place. */
export const OrderInput = z.object({
  before: idField("Unknown policy").nullable(),
  /** Confirms a change that leaves people below zero. */
  confirmed: yesOrNo().optional(),
});
export type OrderInput = z.output<typeof OrderInput>;
