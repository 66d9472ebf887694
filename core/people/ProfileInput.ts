import { z } from "zod";
import { WEEK_STARTS } from "#core/calendar/weeks.ts";
import { oneOf } from "#core/inputs.ts";
import { personNameField } from "#core/nameField.ts";
import { THEMES } from "#core/links/themes.ts";
import { ChoicesPatch } from "#core/preferences/NotificationChoices.ts";

export const ProfilePatch = z.object({
  name: personNameField().optional(),
  notificationChoices: ChoicesPatch.optional(),
  theme: oneOf(THEMES, "Unknown theme").optional(),
  weekStart: z.literal(WEEK_STARTS, "A week starts on Monday (1), Saturday (6), or Sunday (7)").optional(),
});
export type ProfilePatch = z.output<typeof ProfilePatch>;
