import { figure } from "#core/figure.ts";
import { addDays, formatSpan, type IsoDate } from "#core/calendar/dates.ts";
import { typedDates } from "#core/calendar/typedDates.ts";
import { mondayOf } from "#core/calendar/weeks.ts";
import { readAway } from "#bot/operations/requests/readAway.ts";
import type { SlackAnswer } from "../guard/answerInTime.ts";
import { awayBlocks } from "../blocks/awayBlocks.ts";
import { paragraph } from "../blocks/textBlocks.ts";
import { firstItems } from "../home/firstItems.ts";
import type { Asker } from "./askerOf.ts";
import { datesAnswer } from "./datesAnswer.ts";

const MAX = 50;
const INSTEAD = ["/pto who today", "/pto who this week"];

/** Returns the reply with who is away today, this week, or on other dates, limited to what the person may see. */
export async function whoAnswer({ actor, today, isWorked, appUrl }: Asker, rest: string): Promise<SlackAnswer> {
  const window = windowOf(rest, today, isWorked);
  if ("answer" in window) return window.answer;
  const { from, to, when } = window;
  const away = await readAway(actor, { from, to });
  if (away.length === 0) return { text: `Nobody you work with is away ${when}.` };
  const text = `Away ${when}`;
  return {
    text: `${text}: ${figure(away.length)}`,
    blocks: [
      paragraph(`*${text}*`),
      ...firstItems(away, { blocksOf: awayBlocks, most: MAX, link: `${appUrl}/dashboard` }),
    ],
  };
}

type Window = { from: IsoDate; to: IsoDate; when: string } | { answer: SlackAnswer };

function windowOf(rest: string, today: IsoDate, isWorked: Asker["isWorked"]): Window {
  const asked = rest
    .toLowerCase()
    .replace(/^is\b|\?$|\b(?:away|out|off)\b/gu, "")
    .trim();
  if (asked === "" || asked === "today") return { from: today, to: today, when: `today, ${formatSpan(today, today)}` };
  if (asked === "this week" || asked === "week") {
    const monday = mondayOf(today);
    const sunday = addDays(monday, 6);
    return { from: monday, to: sunday, when: `this week, ${formatSpan(monday, sunday)}` };
  }
  const typed = typedDates(asked, today, isWorked);
  if (typed.outcome !== "dates") return { answer: datesAnswer(typed, "/pto who", asked, INSTEAD) };
  const { startDate, endDate } = typed.span;
  return { from: startDate, to: endDate, when: formatSpan(startDate, endDate) };
}
