import { correctionWord, settledInWords, settlementNewsText } from "#core/notify/settlementNewsTexts.ts";
import { finalStatementPath } from "#core/links/finalStatementPath.ts";
import type { BodyOf } from "#bot/notify/Message.ts";
import type { MailContent } from "../MailContent.ts";
import type { MailLinks } from "../MailLinks.ts";

/** Contains no link, because a deactivated person can't sign in. */
export function leaverMail(body: BodyOf<"leaver.settled">, organizationName: string): MailContent {
  const text = settlementNewsText(body);
  return {
    subject: `${organizationName}: ${text}`,
    title: body.isCorrection ? `Your settlement was ${correctionWord(body)}` : "Your balances were settled",
    lead: `${text}. Your account is deactivated, so please ask ${organizationName} if you need the final statement.`,
    facts: settledInWords(body),
    actions: [],
  };
}

export function settledMail(body: BodyOf<"balance.settled">, { appUrl }: MailLinks): MailContent {
  const text = settlementNewsText(body);
  return {
    subject: text,
    title: body.isCorrection ? `A settlement was ${correctionWord(body)}` : "Balances were settled",
    lead: `${text}.`,
    facts: settledInWords(body),
    actions: [{ label: "Final Statement", href: `${appUrl}${finalStatementPath(body.userId)}`, tone: "main" }],
  };
}
