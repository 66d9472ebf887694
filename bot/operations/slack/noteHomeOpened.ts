import { rememberHome } from "#db/queries/slack/rememberHome.ts";
import type { Actor } from "../actor.ts";
import { operationsRuntime } from "../runtime.ts";

/** Records that a person opened their Home tab in a workspace, so that it is updated from then on. */
export function noteHomeOpened(
  { organizationId, userId }: Actor,
  slack: { teamId: string; userId: string },
): Promise<void> {
  return rememberHome({ organizationId, userId }, slack, operationsRuntime().clock.now());
}
