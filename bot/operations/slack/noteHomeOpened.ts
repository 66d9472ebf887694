import { rememberHome } from "#db/queries/slack/rememberHome.ts";
import type { Actor } from "../actor.ts";
import { operationsRuntime } from "../runtime.ts";

/** Keeps the person's Home tab up to date from now on. */
export function noteHomeOpened(
  { organizationId, userId }: Actor,
  slack: { teamId: string; userId: string },
): Promise<void> {
  return rememberHome({ organizationId, userId }, slack, operationsRuntime().clock.now());
}
