import { figure } from "#core/figure.ts";
import { delegationLead, delegationSubject } from "#core/delegations/delegationTexts.ts";
import type { BodyOf } from "#bot/notify/Message.ts";
import { waitingLine } from "../blocks/approvalBlocks.ts";
import { fitText } from "../blocks/fitText.ts";
import { linkButton, paragraph } from "../blocks/textBlocks.ts";
import type { SlackMessage } from "./SlackMessage.ts";

const MAX_NAME = 300;
const MAX_LISTED = 5;

export function delegationNews(body: BodyOf<"delegation.changed">, appUrl: string): SlackMessage {
  const { waiting, isDelegate, change } = body;
  const [approverName, delegateName] = [fitText(body.approverName, MAX_NAME), fitText(body.delegateName, MAX_NAME)];
  const delegation = { ...body, approverName, delegateName, waiting: waiting.length };
  const subject = delegationSubject(delegation);
  const more = waiting.length - MAX_LISTED;
  const lines = [
    ...waiting.slice(0, MAX_LISTED).map((request) => `• ${waitingLine(request)}`),
    ...(more > 0 ? [`• and ${figure(more)} more`] : []),
  ];
  const isWaiting = isDelegate && change === "began";
  return {
    text: subject,
    blocks: [
      paragraph(`*${subject}*\n${delegationLead(delegation)}`),
      ...(lines.length > 0 ? [paragraph(lines.join("\n"))] : []),
      ...(change === "ended"
        ? []
        : [
            linkButton(
              isWaiting ? "Open Approvals" : "Open Delegates",
              `${appUrl}/${isWaiting ? "approvals" : "dashboard?delegates"}`,
            ),
          ]),
    ],
  };
}
