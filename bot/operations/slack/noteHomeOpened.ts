import { rememberHome } from "#db/queries/slack/rememberHome.ts";
import type { Actor } from "../actor.ts";
import { operationsRuntime } from "../runtime.ts";

export function noteHomeOpened(
  { organizationId, userId }: Actor,
  slack: { teamId: string; userId: string },
): Promise<void> {
  return rememberHome({ organizationId, userId }, slack, operationsRuntime().clock.now());
}
