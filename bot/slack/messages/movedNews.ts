import { MOVED_LEAD, movedSubject, movedWords } from "#core/notify/movedText.ts";
import type { BodyOf } from "#bot/notify/Message.ts";
import { fitText } from "../blocks/fitText.ts";
import { paragraph, smallPrint } from "../blocks/textBlocks.ts";
import type { SlackMessage } from "./SlackMessage.ts";

const MAX_NAME = 300;
const MAX_LISTED = 5;

/** Returns the message about requests that now wait for another approver. */
export function movedNews({ moved }: BodyOf<"requests.moved">): SlackMessage {
  const fitted = moved.map((one) => ({
    ...one,
    personName: fitText(one.personName, MAX_NAME),
    approverName: fitText(one.approverName, MAX_NAME),
  }));
  const subject = movedSubject(fitted);
  const lines = fitted.slice(0, MAX_LISTED).map((one) => `• ${one.personName}: ${movedWords(one)}`);
  const more = moved.length - MAX_LISTED;
  if (more > 0) lines.push(`• and ${more} more`);
  return { text: subject, blocks: [paragraph(`*${subject}*`), paragraph(lines.join("\n")), smallPrint(MOVED_LEAD)] };
}
