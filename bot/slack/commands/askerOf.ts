import type { SlashCommand } from "@slack/bolt";
import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import type { WeekStart } from "#core/calendar/weeks.ts";
import { patternMinutes, patternsOf } from "#core/offices/workCalendar.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { readMe } from "#bot/operations/people/readMe.ts";
import { idempotencyKey } from "../guard/idempotencyKey.ts";
import { identityOf, slackActor } from "../guard/slackActor.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";

export interface Asker {
  actor: Actor;
  today: IsoDate;
  isWorked: (date: IsoDate) => boolean;
  weekStart: WeekStart;
  leaveYearStartsIn: number;
  appUrl: string;
}

export async function askerOf(command: SlashCommand, client: SlackClient, context: SlackContext): Promise<Asker> {
  const { appUrl } = context;
  const actor = await slackActor(identityOf(command), client, { once: idempotencyKey(command), appUrl });
  const person = actor.person ?? (await readMe(actor, {}));
  const patterns = patternsOf(person);
  return {
    actor,
    today: todayIn(person.zone, context.clock.now()),
    isWorked: (date) => patternMinutes(date, { patterns }) > 0,
    weekStart: person.weekStart,
    leaveYearStartsIn: person.leaveYearStartsIn,
    appUrl,
  };
}
