import type { ModalView } from "@slack/types";
import { paragraph } from "./textBlocks.ts";

/** `text` is mrkdwn, in which user input must be escaped. */
export function textView(text: string): ModalView {
  return {
    type: "modal",
    title: { type: "plain_text", text: "Awayday" },
    close: { type: "plain_text", text: "Close" },
    blocks: [paragraph(text)],
  };
}
