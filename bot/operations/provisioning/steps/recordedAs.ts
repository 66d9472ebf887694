import type { Verb } from "#core/people/access/access.ts";
import { auditTrail } from "#bot/operations/audit.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";

/**
 * Returns the context of a step that people also run, whose audit events have the action of people, with the identity
 * provider as their source.
 */
export function recordedAs(action: Verb, context: WriteContext): WriteContext {
  const { actor, clock, tx, unchanged } = context;
  const { audit } = auditTrail(action, actor, clock, tx);
  // The operation's own trail has nothing to add.
  unchanged();
  return { ...context, audit };
}
