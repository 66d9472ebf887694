import { noteChoice } from "#db/queries/slack/noteChoice.ts";
import { operationsRuntime } from "../runtime.ts";

const CLOSED_FOR_SECONDS = 3600;

/** `at` is Slack's timestamp, such as `1548261231.000200`. Two choices can arrive out of order. */
export function isNewestChoice(viewId: string, at: string): Promise<boolean> {
  return noteChoice(keyOf(viewId), Number(at));
}

export async function closeChoices(viewId: string): Promise<void> {
  await noteChoice(keyOf(viewId), operationsRuntime().clock.now().getTime() / 1000 + CLOSED_FOR_SECONDS);
}

function keyOf(viewId: string): string {
  return `slack choice ${viewId}`;
}
