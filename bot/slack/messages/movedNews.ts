import { figure } from "#core/figure.ts";
import { MOVED_LEAD, movedSubject, movedWords } from "#core/notify/requestNews/movedText.ts";
import type { BodyOf } from "#bot/notify/Message.ts";
import { fitText } from "../blocks/fitText.ts";
import { paragraph, smallPrint } from "../blocks/textBlocks.ts";
import type { SlackMessage } from "./SlackMessage.ts";

const MAX_NAME = 300;
const MAX_LISTED = 5;

export function movedNews({ moved, more }: BodyOf<"requests.moved">): SlackMessage {
  const fitted = moved.map((one) => ({
    ...one,
    personName: fitText(one.personName, MAX_NAME),
    approverName: fitText(one.approverName, MAX_NAME),
  }));
  const subject = movedSubject(fitted, more);
  const lines = fitted.slice(0, MAX_LISTED).map((one) => `• ${one.personName}: ${movedWords(one)}`);
  const unlisted = Math.max(0, moved.length - MAX_LISTED) + more;
  if (unlisted > 0) lines.push(`• and ${figure(unlisted)} more`);
  return { text: subject, blocks: [paragraph(`*${subject}*`), paragraph(lines.join("\n")), smallPrint(MOVED_LEAD)] };
}
