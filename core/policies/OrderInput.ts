import { z } from "zod";
import { idField, yesOrNo } from "#core/inputs.ts";

/** The group policy before which to place another; null for the last place. */
export const OrderInput = z.object({
  before: idField("Unknown policy").nullable(),
  /** True to confirm a change that leaves people below zero, which is refused otherwise. */
  confirmed: yesOrNo().optional(),
});
export type OrderInput = z.output<typeof OrderInput>;
