import { noteChoice } from "#db/queries/slack/noteChoice.ts";
import { operationsRuntime } from "../runtime.ts";

/** The seconds for which choices are kept: any choice made before a form closes arrives within this time. */
const CLOSED_FOR_SECONDS = 3600;

/**
 * Records the time of a choice in a form (Slack's timestamp, `1548261231.000200`), and returns whether no process has
 * recorded a newer choice. The database decides, because responses to two choices can arrive out of order.
 */
export function isNewestChoice(viewId: string, at: string): Promise<boolean> {
  return noteChoice(keyOf(viewId), Number(at));
}

/** Makes every choice in this form outdated, because another view has replaced the form. */
export async function closeChoices(viewId: string): Promise<void> {
  await noteChoice(keyOf(viewId), operationsRuntime().clock.now().getTime() / 1000 + CLOSED_FOR_SECONDS);
}

function keyOf(viewId: string): string {
  return `slack choice ${viewId}`;
}
