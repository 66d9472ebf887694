import { noteChoice } from "#db/queries/slack/noteChoice.ts";
import { operationsRuntime } from "../runtime.ts";

/** Any choice made before a form closes arrives within this time. */
const CLOSED_FOR_SECONDS = 3600;

/**
 * Returns whether no choice in a form is newer than `at` (Slack's timestamp, `1548261231.000200`) in any process. The
 * database decides, because responses to two choices can arrive out of order.
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
