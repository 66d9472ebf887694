import { figure } from "#core/figure.ts";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { typedDates } from "#core/calendar/typedDates.ts";
import { weekStartOf } from "#core/calendar/weeks.ts";
import { listTeams } from "#bot/operations/teams/listTeams.ts";
import { readAway } from "#bot/operations/requests/readAway.ts";
import type { SlackAnswer } from "../guard/answerInTime.ts";
import { awayBlocks } from "../blocks/awayBlocks.ts";
import { escaped } from "../blocks/text.ts";
import { paragraph } from "../blocks/textBlocks.ts";
import { firstItems } from "../home/firstItems.ts";
import type { Asker } from "./askerOf.ts";
import { datesAnswer } from "./datesAnswer.ts";
import { teamInLine } from "./lines/teamInLine.ts";

const MAX = 50;
const PLAIN = ["", "today", "week", "this week"];
const INSTEAD = ["/pto who today", "/pto who this week"];

export async function whoAnswer(asker: Asker, rest: string): Promise<SlackAnswer> {
  const { actor, appUrl } = asker;
  const asked = rest
    .toLowerCase()
    .replace(/^is\b|\?$|\b(?:away|out|off)\b/gu, "")
    .trim();
  const inLine = windowOf(asked, asker);
  const found = PLAIN.includes(asked) ? undefined : teamInLine(asked, await listTeams(actor, {}));
  const named = found?.rest === "" && !("answer" in inLine) ? undefined : found;
  const window = named ? windowOf(named.rest, asker) : inLine;
  if ("answer" in window) return window.answer;
  const { from, to, when } = window;
  const away = await readAway(actor, { from, to, teamId: named?.team.id });
  const team = named && escaped(named.team.name);
  if (away.length === 0) return { text: `Nobody ${team ? `in ${team}` : "you work with"} is away ${when}.` };
  const text = team ? `Away in ${team} ${when}` : `Away ${when}`;
  return {
    text: `${text}: ${figure(away.length)}`,
    blocks: [
      paragraph(`*${text}*`),
      ...firstItems(away, { blocksOf: awayBlocks, most: MAX, link: `${appUrl}/dashboard` }),
    ],
  };
}

type Window = { from: IsoDate; to: IsoDate; when: string } | { answer: SlackAnswer };

function windowOf(asked: string, asker: Asker): Window {
  const { today, weekStart } = asker;
  if (asked === "" || asked === "today") return { from: today, to: today, when: `today, ${formatSpan(today, today)}` };
  if (asked === "this week" || asked === "week") {
    const from = weekStartOf(today, weekStart);
    const to = addDays(from, 6);
    return { from, to, when: `this week, ${formatSpan(from, to)}` };
  }
  const typed = typedDates(asked, today, asker);
  if (typed.outcome !== "dates") return { answer: datesAnswer(typed, "/pto who", asked, INSTEAD) };
  const { startDate, endDate } = typed.span;
  return { from: startDate, to: endDate, when: formatSpan(startDate, endDate) };
}
