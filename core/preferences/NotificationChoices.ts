import { z } from "zod";
import { oneOf, orNone, yesOrNo } from "#core/inputs.ts";

export const TOPICS = [
  "requests",
  "moved",
  "decisions",
  "amounts",
  "entered",
  "messages",
  "balances",
  "expiring",
  "delegates",
  "slack",
  "ownership",
] as const;
export type Topic = (typeof TOPICS)[number];

/** Each choice includes the inbox. */
export const TOPIC_CHOICES = ["slack", "mail", "both", "inbox"] as const;
export type TopicChoice = (typeof TOPIC_CHOICES)[number];

/** Missing choices use the defaults. */
export interface NotificationChoices {
  slack?: boolean;
  mail?: boolean;
  reminders?: boolean;
  topics?: Partial<Record<Topic, TopicChoice>>;
}

const choice = () => orNone(oneOf(TOPIC_CHOICES)).optional();

/** Null resets a choice to its default. */
export const ChoicesPatch = z.object({
  slack: orNone(yesOrNo()).optional(),
  mail: orNone(yesOrNo()).optional(),
  reminders: orNone(yesOrNo()).optional(),
  topics: z
    .object({
      requests: choice(),
      moved: choice(),
      decisions: choice(),
      amounts: choice(),
      entered: choice(),
      messages: choice(),
      balances: choice(),
      expiring: choice(),
      delegates: choice(),
      slack: choice(),
      ownership: choice(),
    } satisfies Record<Topic, z.ZodType>)
    .optional(),
});

export interface ChangedChoices {
  slack?: boolean | null | undefined;
  mail?: boolean | null | undefined;
  reminders?: boolean | null | undefined;
  topics?: { [Name in Topic]?: TopicChoice | null | undefined } | undefined;
}

export function changedChoices(
  { topics: before, ...general }: NotificationChoices,
  { topics, ...changes }: ChangedChoices,
): NotificationChoices {
  const byTopic = changed(before ?? {}, topics ?? {});
  return { ...changed(general, changes), ...(Object.keys(byTopic).length > 0 && { topics: byTopic }) };
}

function changed<Choices extends object>(before: Choices, changes: object): Choices {
  const made = Object.entries(changes).filter(([, value]) => value !== undefined);
  const all = Object.entries({ ...before, ...Object.fromEntries(made) }).filter(([, value]) => value !== null);
  return Object.fromEntries(all) as Choices;
}
