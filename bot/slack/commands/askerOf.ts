import type { SlashCommand } from "@slack/bolt";
import { type IsoDate, todayIn } from "#core/calendar/dates.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { readMe } from "#bot/operations/people/readMe.ts";
import { idempotencyKey } from "../guard/idempotencyKey.ts";
import { identityOf, slackActor } from "../guard/slackActor.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";

/** The person who typed a command, with the current date in their office. */
export interface Asker {
  actor: Actor;
  today: IsoDate;
  /** The first month of the leave year. */
  leaveYearStartsIn: number;
  appUrl: string;
}

/** Returns the person who typed a command. Throws a Refusal for an unknown Slack user. */
export async function askerOf(command: SlashCommand, client: SlackClient, context: SlackContext): Promise<Asker> {
  const { appUrl } = context;
  const actor = await slackActor(identityOf(command), client, { once: idempotencyKey(command), appUrl });
  const { zone, leaveYearStartsIn } = actor.person ?? (await readMe(actor, {}));
  return { actor, today: todayIn(zone, context.clock.now()), leaveYearStartsIn, appUrl };
}
