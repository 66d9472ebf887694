import { settledInWords, settlementNewsText } from "#core/notify/settlementNewsTexts.ts";
import { finalStatementPath } from "#core/links/finalStatementPath.ts";
import type { BodyOf } from "#bot/notify/Message.ts";
import type { MailContent } from "../MailContent.ts";
import type { MailLinks } from "../MailLinks.ts";

/** Returns the email about a settlement that was posted or corrected. */
export function settledMail(body: BodyOf<"balance.settled">, { appUrl }: MailLinks): MailContent {
  const text = settlementNewsText(body);
  return {
    subject: text,
    title: body.isCorrection ? "A settlement was corrected" : "Balances were settled",
    lead: `${text}.`,
    facts: settledInWords(body),
    actions: [{ label: "Final Statement", href: `${appUrl}${finalStatementPath(body.userId)}`, tone: "main" }],
  };
}
