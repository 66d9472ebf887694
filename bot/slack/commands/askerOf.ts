import type { SlashCommand } from "@slack/bolt";
import { type IsoDate, todayIn } from "#core/calendar/dates.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { readMe } from "#bot/operations/people/readMe.ts";
import { onceOf } from "../onceOf.ts";
import { identityOf, slackActor } from "../slackActor.ts";
import type { SlackClient } from "../SlackClient.ts";
import type { SlackDoor } from "../SlackDoor.ts";

/** Who typed a command, and what day it is where they work. */
export interface Asker {
  actor: Actor;
  today: IsoDate;
  appUrl: string;
}

/** The person who typed a command; a stranger is refused. */
export async function askerOf(command: SlashCommand, client: SlackClient, door: SlackDoor): Promise<Asker> {
  const actor = await slackActor(identityOf(command), client, onceOf(command));
  const { zone } = actor.person ?? (await readMe(actor, {}));
  return { actor, today: todayIn(zone, door.clock.now()), appUrl: door.appUrl };
}
