import type { IsoDate } from "#core/calendar/dates.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { suggestDelegate } from "#bot/operations/delegations/suggestDelegate.ts";

/** `text` isn't escaped yet. */
export interface DelegateHint {
  text: string;
  link: { label: string; url: string };
}

export async function delegateHint(
  actor: Actor,
  { startDate, endDate }: { startDate: IsoDate; endDate: IsoDate },
  appUrl: string,
): Promise<DelegateHint | undefined> {
  const found = await suggestDelegate(actor, { from: startDate, to: endDate });
  if (!found) return undefined;
  const { suggested } = found;
  return {
    text: `*Who decides while you're away?*${suggested ? ` You could ask ${suggested.name}.` : ""}`,
    link: { label: "Add a delegate", url: `${appUrl}/dashboard?delegates` },
  };
}
