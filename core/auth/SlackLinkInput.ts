import { z } from "zod";
import { orAbsent, text } from "#core/inputs.ts";
import { SecondFactorCode } from "./SecondFactorInput.ts";

export const SlackLinkForm = z.object({
  currentPassword: orAbsent(
    z
      .string({ error: "Current password must be text" })
      .max(200, { error: "Current password must be at most 200 characters" }),
  ),
  code: orAbsent(SecondFactorCode.shape.code),
});
export type SlackLinkForm = z.output<typeof SlackLinkForm>;

export const SlackLinkInput = SlackLinkForm.extend({
  token: text({ max: 200, required: "The link's token is required" }),
});
export type SlackLinkInput = z.output<typeof SlackLinkInput>;
