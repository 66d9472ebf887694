import type { Refusal } from "#core/refusal.ts";
import type { SlackAnswer } from "../guard/answerInTime.ts";
import { escaped } from "../blocks/text.ts";

/** `instead` is in mrkdwn. */
export function refusalAnswer({ message, fields = {} }: Refusal, instead: string): SlackAnswer {
  const texts = new Set(Object.values(fields));
  const shown = texts.size > 0 ? [...texts] : [message];
  return { text: [...shown.map((text) => `:no_entry: ${escaped(text)}`), instead].join("\n") };
}
