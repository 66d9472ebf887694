import type { ModalView } from "@slack/types";
import { fitted } from "#bot/slack/blocks/fitted.ts";
import { paragraph } from "#bot/slack/blocks/textBlocks.ts";

const TEXT_MAX = 2500;

interface NoticeOptions {
  /** At most 24 characters. */
  title?: string;
  /** The button that closes it. */
  close?: string;
  /** Whether it stands above a form that closes along with it. */
  closesAll?: boolean;
  /** By which it is found again where Slack hasn't told its id. */
  externalId?: string;
}

/** A modal that says something in plain words and asks nothing. */
export function noticeView(
  texts: readonly string[],
  { title = "Request time off", close = "Close", closesAll, externalId }: NoticeOptions = {},
): ModalView {
  return {
    type: "modal",
    title: { type: "plain_text", text: title },
    close: { type: "plain_text", text: close },
    ...(closesAll && { clear_on_close: true }),
    ...(externalId && { external_id: externalId }),
    blocks: texts.map((text) => paragraph(fitted(text, TEXT_MAX))),
  };
}
