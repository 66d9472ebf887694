import { blockText, longestBlockText } from "#core/requests/block/blockTexts.ts";
import type { BodyOf } from "#bot/notify/Message.ts";
import type { MailContent } from "../MailContent.ts";
import type { MailLinks } from "../MailLinks.ts";

export function blockMail(body: BodyOf<"block.missing">, { appUrl }: MailLinks): MailContent {
  return {
    subject: blockText(body),
    title: "Book consecutive time off",
    lead: `${blockText(body)}. Your policy requires everyone to take this time off in one block. ${longestBlockText(body.longest)}.`,
    facts: [],
    actions: [{ label: "Request Time Off", href: `${appUrl}/dashboard`, tone: "main" }],
  };
}
