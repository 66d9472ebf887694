import type { ActionsBlock, ContextBlock, SectionBlock } from "@slack/types";

/** A paragraph; `text` is mrkdwn in which what people wrote is inert already. */
export function paragraph(text: string): SectionBlock {
  return { type: "section", text: { type: "mrkdwn", text, verbatim: true } };
}

/** A small line below what it is about; `text` is mrkdwn in which what people wrote is inert already. */
export function smallPrint(text: string): ContextBlock {
  return { type: "context", elements: [{ type: "mrkdwn", text, verbatim: true }] };
}

/** A button that leads to a page of ours. */
export function linkButton(label: string, url: string): ActionsBlock {
  return {
    type: "actions",
    elements: [{ type: "button", action_id: "open_request", text: { type: "plain_text", text: label }, url }],
  };
}
