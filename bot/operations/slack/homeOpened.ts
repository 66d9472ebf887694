import { rememberHome } from "#db/queries/slack/slackHomes.ts";
import type { Actor } from "../actor.ts";
import { operationsRuntime } from "../runtime.ts";

/** Somebody has opened their Home tab in a workspace: it is kept fresh from now on. */
export function homeOpened(
  { organizationId, userId }: Actor,
  slack: { teamId: string; userId: string },
): Promise<void> {
  return rememberHome({ organizationId, userId }, slack, operationsRuntime().clock.now());
}
