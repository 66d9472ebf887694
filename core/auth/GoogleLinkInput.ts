import { z } from "zod";
import { orAbsent } from "#core/inputs.ts";
import { SecondFactorCode } from "./SecondFactorInput.ts";

/** A person's password and, if they have a second factor, a code of their app, to link a Google account. */
export const GoogleLinkInput = z.object({
  password: z
    .string({ error: "Password is required" })
    .min(1, { error: "Password is required" })
    .max(200, { error: "Password must be at most 200 characters" }),
  code: orAbsent(SecondFactorCode.shape.code),
});
export type GoogleLinkInput = z.output<typeof GoogleLinkInput>;
