import type { Acknowledgment } from "./Acknowledgment.ts";
import type { LateResponder } from "./lateResponder.ts";
import { inert } from "../blocks/text.ts";
import { kindOf, type SlackBody } from "./kindOf.ts";

const LONGEST = 100;

export async function answerUnhandled(
  body: SlackBody,
  acknowledgment: Acknowledgment,
  later: LateResponder,
): Promise<void> {
  const kind = kindOf(body);
  if (kind === "command") {
    const text = `${inert(String(body["command"]), LONGEST)} isn't an Awayday command. Try \`/pto help\`.`;
    return acknowledgment.answer({ response_type: "ephemeral", text });
  }
  await acknowledgment.answer(kind === "block_suggestion" ? { options: [] } : undefined);
  if (kind === "block_actions" && !leadsElsewhere(body))
    await later.sendText(body, "This button no longer works. Type /pto help to see your options.");
}

function leadsElsewhere({ actions }: SlackBody): boolean {
  const [action] = actions as { type: string; url?: unknown; action_id: string }[];
  return action?.url !== undefined;
}
