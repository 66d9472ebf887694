import type { SectionBlock } from "@slack/types";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { partsAfterDates } from "#core/leave/partsInWords.ts";
import type { AwayEntry } from "#bot/operations/requests/readAway.ts";
import { fitText } from "./fitText.ts";
import { paragraph } from "./textBlocks.ts";

const MAX_NAME = 200;
/** Slack allows 3,000 characters in a section. */
const LINES = 10;

export function awayBlocks(away: readonly AwayEntry[]): SectionBlock[] {
  return Array.from({ length: Math.ceil(away.length / LINES) }, (_, index) => {
    const lines = away.slice(index * LINES, (index + 1) * LINES).map(lineOf);
    return paragraph(lines.join("\n"));
  });
}

function lineOf(away: AwayEntry): string {
  const { userName, typeName, startDate, endDate } = away;
  const dates = `${formatSpan(startDate, endDate)}${partsAfterDates(away)}`;
  return `*${fitText(userName, MAX_NAME)}* · ${fitText(typeName, MAX_NAME)} · ${dates}`;
}
