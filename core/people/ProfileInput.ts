import { z } from "zod";
import { orNone, yesOrNo } from "#core/inputs.ts";
import { personNameField } from "#core/nameField.ts";

/** What somebody can choose to be told: by which entry point, and what beyond requests and decisions. */
export const NOTIFICATION_CHOICES = ["slack", "mail", "reminders"] as const;

/** What of oneself to change; null takes a choice back, so that what holds for everybody holds again. */
export const ProfilePatch = z.object({
  name: personNameField().optional(),
  notificationChoices: z
    .object({
      slack: orNone(yesOrNo()).optional(),
      mail: orNone(yesOrNo()).optional(),
      reminders: orNone(yesOrNo()).optional(),
    } satisfies Record<(typeof NOTIFICATION_CHOICES)[number], z.ZodType>)
    .optional(),
});
export type ProfilePatch = z.output<typeof ProfilePatch>;
