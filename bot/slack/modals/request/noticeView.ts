import type { ModalView } from "@slack/types";
import { fitText } from "#bot/slack/blocks/fitText.ts";
import { linkButton, paragraph } from "#bot/slack/blocks/textBlocks.ts";

const TEXT_MAX = 2500;

interface NoticeOptions {
  /** At most 24 characters. */
  title?: string;
  close?: string;
  closesAll?: boolean;
  externalId?: string;
  link?: { label: string; url: string };
}

/** Escapes `texts`. */
export function noticeView(
  texts: readonly string[],
  { title = "Request time off", close = "Close", closesAll, externalId, link }: NoticeOptions = {},
): ModalView {
  return {
    type: "modal",
    title: { type: "plain_text", text: title },
    close: { type: "plain_text", text: close },
    ...(closesAll && { clear_on_close: true }),
    ...(externalId && { external_id: externalId }),
    blocks: [
      ...texts.map((text) => paragraph(fitText(text, TEXT_MAX))),
      ...(link ? [linkButton(link.label, link.url)] : []),
    ],
  };
}
