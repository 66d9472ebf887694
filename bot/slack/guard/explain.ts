import type { Logger } from "pino";
import { Refusal } from "#core/refusal.ts";
import type { Acknowledgement } from "./Acknowledgement.ts";
import type { LateResponder } from "./lateResponder.ts";
import { escaped } from "../blocks/text.ts";
import { textView } from "../blocks/textView.ts";
import { kindOf, type SlackBody } from "./kindOf.ts";

const OUR_FAULT = "Something went wrong on our side. Please try again in a moment.";

/**
 * Shows a person why their action failed: the text of a refusal, or a general message for any other error, which is
 * logged.
 */
export async function explain(
  failure: unknown,
  body: SlackBody,
  acknowledgement: Acknowledgement | undefined,
  { later, log }: { later: LateResponder; log: Logger },
): Promise<void> {
  const refusal = failure instanceof Refusal ? failure : undefined;
  if (!refusal) log.error({ err: failure, kind: kindOf(body) }, "a listener of Slack failed");
  const kind = kindOf(body);
  // The first call already got its response, and nobody waits for the outcome of an event.
  if (refusal?.code === "already_done" || kind === "event") return acknowledgement?.answer();

  const text = refusal ? refusalText(refusal) : OUR_FAULT;
  if (!acknowledgement?.isAnswered) {
    if (kind === "command") return acknowledgement?.answer({ response_type: "ephemeral", text });
    if (kind === "view_submission") return acknowledgement?.answer({ response_action: "update", view: textView(text) });
    await acknowledgement?.answer(kind === "block_suggestion" ? { options: [] } : undefined);
  }
  await later.sendText(body, text, { inModal: kind === "view_submission" && acknowledgement?.wasLate === true });
}

/** Returns a refusal as mrkdwn: its text, with the page where the person can resolve it, if there is one. */
function refusalText({ message, link }: Pick<Refusal, "message" | "link">): string {
  return link ? `${escaped(message)}\n<${link.url}|${escaped(link.label)}>` : escaped(message);
}
