import type { ActionsBlock, ContextBlock, PlainTextElement, SectionBlock } from "@slack/types";

/** `text` is mrkdwn, in which user input must be escaped. */
export function paragraph(text: string): SectionBlock {
  return { type: "section", text: { type: "mrkdwn", text, verbatim: true } };
}

export function smallPrint(text: string): ContextBlock {
  return { type: "context", elements: [{ type: "mrkdwn", text, verbatim: true }] };
}

export function linkButton(label: string, url: string): ActionsBlock {
  return {
    type: "actions",
    elements: [{ type: "button", action_id: "open_request", text: { type: "plain_text", text: label }, url }],
  };
}

export function plainText(text: string): PlainTextElement {
  return { type: "plain_text", text };
}
