import type { ModalView } from "@slack/types";
import { paragraph } from "./textBlocks.ts";

/** A modal that only says something; `text` is mrkdwn, what people wrote is escaped already. */
export function textView(text: string): ModalView {
  return {
    type: "modal",
    title: { type: "plain_text", text: "Awayday" },
    close: { type: "plain_text", text: "Close" },
    blocks: [paragraph(text)],
  };
}
