import type { Verb } from "#core/people/access/access.ts";
import { auditTrail } from "#bot/operations/audit.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";

/** Records the audit events under the operation that people use. */
export function recordedAs(action: Verb, context: WriteContext): WriteContext {
  const { actor, clock, tx, unchanged } = context;
  const { audit } = auditTrail(action, actor, clock, tx);
  // The step writes every event, so provisioning itself writes none.
  unchanged();
  return { ...context, audit };
}
