import type { KnownBlock } from "@slack/types";
import type { IsoDate } from "#core/calendar/dates.ts";
import { formatDay, formatWeekday } from "#core/calendar/dateTexts.ts";
import type { AwayNextWeek, AwaySpan, AwayToday } from "#core/notify/digest.ts";
import type { DigestToPost } from "#bot/operations/slack/sendDigests.ts";
import { inert } from "../blocks/text.ts";

/** In characters. Slack allows 3,000 in a section. */
const LONGEST = 2900;
const LONGEST_NAME = 80;

export function digestBlocks({ officeName, today, digest }: DigestToPost): KnownBlock[] {
  return [
    { type: "header", text: { type: "plain_text", text: `Away · ${formatDay(today)}`, emoji: false } },
    ...section(
      "Today",
      digest.today.map((person) => awayToday(person, today)),
    ),
    ...section("Next week", digest.nextWeek.map(awayNextWeek)),
    { type: "context", elements: [{ type: "mrkdwn", text: inert(officeName, LONGEST_NAME), verbatim: true }] },
  ];
}

export function digestText({ officeName, digest }: DigestToPost): string {
  const office = inert(officeName, LONGEST_NAME);
  return `${office}: ${howMany(digest.today)} away today, ${howMany(digest.nextWeek)} next week`;
}

function howMany(people: readonly unknown[]): string {
  return people.length === 0 ? "nobody" : String(people.length);
}

function section(title: string, lines: readonly string[]): KnownBlock[] {
  if (lines.length === 0) return [];
  return [{ type: "section", text: { type: "mrkdwn", text: `*${title}*\n${shortened(lines)}`, verbatim: true } }];
}

function shortened(lines: readonly string[]): string {
  let length = 0;
  const fitting = lines.filter((line) => (length += line.length + 1) <= LONGEST);
  const more = lines.length - fitting.length;
  return [...fitting, ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}

function awayToday({ name, until, isHalfDay, part = "half day" }: AwayToday, today: IsoDate): string {
  const how = isHalfDay ? `, ${part}` : until > today ? `, until ${formatDay(until)}` : "";
  return `• ${inert(name, LONGEST_NAME)}${how}`;
}

function awayNextWeek({ name, spans, isAllWeek }: AwayNextWeek): string {
  return `• ${inert(name, LONGEST_NAME)}: ${isAllWeek ? "all week" : spans.map(spanInWords).join(", ")}`;
}

function spanInWords({ startDate, endDate, isHalfDay, part = "half day" }: AwaySpan): string {
  if (startDate === endDate) return `${formatWeekday(startDate)}${isHalfDay ? ` (${part})` : ""}`;
  return `${formatWeekday(startDate)} – ${formatWeekday(endDate)}`;
}
