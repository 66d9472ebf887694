import { figure } from "#core/figure.ts";
import { delegationLead, delegationSubject } from "#core/delegations/delegationTexts.ts";
import { wishInWords } from "#core/requests/changes/changeWords.ts";
import { datesInWords } from "#core/requests/requestWords.ts";
import type { BodyOf } from "#bot/notify/Message.ts";
import type { MailContent } from "./MailContent.ts";
import type { MailLinks } from "./MailLinks.ts";

const MAX_LISTED = 20;

export function delegationMail(body: BodyOf<"delegation.changed">, { appUrl }: MailLinks): MailContent {
  const { waiting, isDelegate, change } = body;
  const delegation = { ...body, waiting: waiting.length };
  const more = waiting.length - MAX_LISTED;
  const settings = { label: "Open Delegates", href: `${appUrl}/dashboard?delegates`, tone: "main" } as const;
  const approvals = { label: "Open Approvals", href: `${appUrl}/approvals`, tone: "main" } as const;
  return {
    subject: delegationSubject(delegation),
    title: delegationSubject(delegation),
    lead: delegationLead(delegation),
    facts: [
      ...waiting
        .slice(0, MAX_LISTED)
        .map((request): [string, string] => [
          request.employee.name,
          `${wishInWords(request)}, ${datesInWords(request)}`,
        ]),
      ...(more > 0 ? [["And", `${figure(more)} more`] as const] : []),
    ],
    actions: change === "ended" ? [] : [isDelegate && change === "began" ? approvals : settings],
  };
}
