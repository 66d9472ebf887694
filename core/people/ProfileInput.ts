import { z } from "zod";
import { WEEK_STARTS } from "#core/calendar/weeks.ts";
import { oneOf, orNone, yesOrNo } from "#core/inputs.ts";
import { personNameField } from "#core/nameField.ts";

/** The colors of the web app: those of the device, or always the same. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** A person's notification choices: the channels, and reminders. */
const NOTIFICATION_CHOICES = ["slack", "mail", "reminders"] as const;

/** The choices that a person made; the default applies to the others. */
export type NotificationChoices = Partial<Record<(typeof NOTIFICATION_CHOICES)[number], boolean>>;

/** Changes to a person's own profile; null resets a choice to its default. */
export const ProfilePatch = z.object({
  name: personNameField().optional(),
  notificationChoices: z
    .object({
      slack: orNone(yesOrNo()).optional(),
      mail: orNone(yesOrNo()).optional(),
      reminders: orNone(yesOrNo()).optional(),
    } satisfies Record<(typeof NOTIFICATION_CHOICES)[number], z.ZodType>)
    .optional(),
  theme: oneOf(THEMES, "Unknown theme").optional(),
  weekStart: z.literal(WEEK_STARTS, "A week starts on Monday (1), Saturday (6), or Sunday (7)").optional(),
});
export type ProfilePatch = z.output<typeof ProfilePatch>;
