import type { ModalView } from "@slack/types";
import { paragraph } from "./textBlocks.ts";

/** Returns a modal with only text. Any people's text in `text`, which is mrkdwn, must already be escaped. */
export function textView(text: string): ModalView {
  return {
    type: "modal",
    title: { type: "plain_text", text: "Awayday" },
    close: { type: "plain_text", text: "Close" },
    blocks: [paragraph(text)],
  };
}
