import { z } from "zod";
import { orAbsent } from "#core/inputs.ts";
import { SecondFactorCode } from "./SecondFactorInput.ts";

export const GoogleLinkInput = z.object({
  password: z
    .string({ error: "Current password is required" })
    .min(1, { error: "Current password is required" })
    .max(200, { error: "Current password must be at most 200 characters" }),
  code: orAbsent(SecondFactorCode.shape.code),
});
export type GoogleLinkInput = z.output<typeof GoogleLinkInput>;
