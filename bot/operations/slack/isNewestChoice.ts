import { noteChoice } from "#db/queries/slack/newestChoice.ts";
import { operationsRuntime } from "../runtime.ts";

/** No choice made before a form is closed arrives as late as this. */
const CLOSED_FOR_SECONDS = 3600;

/**
 * Whether nobody chose anything in a form after `at` (Slack's time, `1548261231.000200`), whichever process was told of
 * it. The database says so, as answers to two choices overtake each other and no process knows of the other's.
 */
export function isNewestChoice(viewId: string, at: string): Promise<boolean> {
  return noteChoice(keyOf(viewId), Number(at));
}

/** No choice in this form counts as the newest any more: something else stands in its place. */
export async function closeChoices(viewId: string): Promise<void> {
  await noteChoice(keyOf(viewId), operationsRuntime().clock.now().getTime() / 1000 + CLOSED_FOR_SECONDS);
}

function keyOf(viewId: string): string {
  return `slack choice ${viewId}`;
}
