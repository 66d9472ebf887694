import { countText } from "#core/countText.ts";
import type { Button, KnownBlock } from "@slack/types";
import { ERASED } from "#core/people/erasure.ts";
import type { RequestMessageRow } from "#db/queries/messages/requestMessages.ts";
import { fitText } from "./fitText.ts";
import { quoteBlock } from "./quoteBlock.ts";
import { requestValue } from "./requestValue.ts";
import { smallPrint } from "./textBlocks.ts";

const MAX_NAME = 300;

export function threadButton(request: { id: string; version: number }, label: "Ask a question" | "Answer"): Button {
  return {
    type: "button",
    action_id: "ask_request",
    value: requestValue(request),
    text: { type: "plain_text", text: label },
  };
}

export function threadBlocks(messages: readonly RequestMessageRow[], most: number): KnownBlock[] {
  const newest = messages.slice(-most);
  const earlier = messages.length - newest.length;
  return [
    ...(earlier > 0 ? [smallPrint(countText(earlier, "earlier message"))] : []),
    ...newest.map(({ authorName, text }) => quoteBlock(fitText(authorName, MAX_NAME), text ?? ERASED)),
  ];
}
