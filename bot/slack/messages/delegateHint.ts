import type { IsoDate } from "#core/calendar/dates.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { suggestDelegate } from "#bot/operations/delegations/suggestDelegate.ts";
import { fitText } from "../blocks/fitText.ts";

const MAX_NAME = 300;

/**
 * Returns a paragraph (mrkdwn) that asks an approver who just booked leave to name a delegate; none for other people.
 */
export async function delegateHint(
  actor: Actor,
  { startDate, endDate }: { startDate: IsoDate; endDate: IsoDate },
  appUrl: string,
): Promise<string[]> {
  const found = await suggestDelegate(actor, { from: startDate, to: endDate });
  if (!found) return [];
  const { suggested } = found;
  const example = suggested ? ` You could ask ${fitText(suggested.name, MAX_NAME)}.` : "";
  return [`*Who decides while you're away?*${example} <${appUrl}/dashboard?delegates|Add a delegate>`];
}
