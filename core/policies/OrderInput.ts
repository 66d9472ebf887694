import { z } from "zod";
import { idField, yesOrNo } from "#core/inputs.ts";

/** `before` is null for the last position. */
export const OrderInput = z.object({
  before: idField("Unknown policy").nullable(),
  confirmed: yesOrNo().optional(),
});
export type OrderInput = z.output<typeof OrderInput>;
