import type { Actor } from "#bot/operations/actor.ts";
import { paragraph } from "../blocks/textBlocks.ts";
import { pendingAnswer } from "../commands/pendingAnswer.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import type { ClickedIn } from "./DecisionClick.ts";

const TIMEOUT_MS = 10_000;

/** Logs failures instead of throwing. */
export async function showRemainingRequests(
  actor: Actor,
  done: string | undefined,
  { response_url: url, is_ephemeral: isEphemeral }: ClickedIn,
  { appUrl, log }: SlackContext,
): Promise<void> {
  if (!url || !isEphemeral) return;
  try {
    const { text, blocks = [paragraph(text)] } = await pendingAnswer({ actor, appUrl });
    const message = {
      response_type: "ephemeral",
      replace_original: true,
      text: done ? `${done} ${text}` : text,
      blocks: done ? [paragraph(done), ...blocks] : blocks,
    };
    const headers = { "content-type": "application/json" };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, {
      method: "POST",
      headers,
      body: JSON.stringify(message),
      signal,
      redirect: "error",
    });
    if (!answer.ok) throw new Error(`Slack responded with ${answer.status}`);
  } catch (error) {
    log.warn({ err: error }, "could not update the clicked list");
  }
}
