import type { Verb } from "#core/people/access/access.ts";
import { auditTrail } from "#bot/operations/audit.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";

export function recordedAs(action: Verb, context: WriteContext): WriteContext {
  const { actor, clock, tx, unchanged } = context;
  const { audit } = auditTrail(action, actor, clock, tx);
  unchanged();
  return { ...context, audit };
}
