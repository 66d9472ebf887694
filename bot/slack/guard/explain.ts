import type { Logger } from "pino";
import { Refusal } from "#core/refusal.ts";
import type { Acknowledgment } from "./Acknowledgment.ts";
import type { LateResponder } from "./lateResponder.ts";
import { escaped } from "../blocks/text.ts";
import { textView } from "../blocks/textView.ts";
import { kindOf, type SlackBody } from "./kindOf.ts";

const OUR_FAULT = "Something went wrong on our side. Please try again in a moment.";

export async function explain(
  failure: unknown,
  body: SlackBody,
  acknowledgment: Acknowledgment | undefined,
  { later, log }: { later: LateResponder; log: Logger },
): Promise<void> {
  const refusal = failure instanceof Refusal ? failure : undefined;
  if (!refusal) log.error({ err: failure, kind: kindOf(body) }, "a listener of Slack failed");
  const kind = kindOf(body);
  if (refusal?.code === "already_done" || kind === "event") return acknowledgment?.answer();

  const text = refusal ? refusalText(refusal) : OUR_FAULT;
  if (!acknowledgment?.isAnswered) {
    if (kind === "command") return acknowledgment?.answer({ response_type: "ephemeral", text });
    if (kind === "view_submission") return acknowledgment?.answer({ response_action: "update", view: textView(text) });
    await acknowledgment?.answer(kind === "block_suggestion" ? { options: [] } : undefined);
  }
  await later.sendText(body, text, { inModal: kind === "view_submission" && acknowledgment?.wasLate === true });
}

function refusalText({ message, link }: Pick<Refusal, "message" | "link">): string {
  return link ? `${escaped(message)}\n<${link.url}|${escaped(link.label)}>` : escaped(message);
}
