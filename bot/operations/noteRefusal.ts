import { Refusal } from "#core/refusal.ts";
import { limits } from "#core/throttling/limits.ts";
import type { Verb } from "#core/people/access.ts";
import type { Actor } from "./actor.ts";
import { leaveAuditLine } from "./audit.ts";
import { operationsRuntime } from "./runtime.ts";
import { counting } from "./throttling/counting.ts";
import { transactionally } from "./transactionally.ts";

/**
 * Leaves an audit line for a call that was refused because the person may not make it, after its own transaction was
 * rolled back. So many an hour and person, so that nobody fills the audit by trying.
 */
export async function noteRefusal(error: unknown, verb: Verb, actor: Actor): Promise<void> {
  if (!(error instanceof Refusal) || error.kind !== "forbidden") return;
  const at = operationsRuntime().clock.now();
  const after = { call: verb, reason: error.code };
  try {
    await counting(async (count) => {
      await count([limits.refusedCalls, actor.userId]);
      const line = { subject: ["call", null], after } satisfies Parameters<typeof leaveAuditLine>[1];
      await transactionally((tx) => leaveAuditLine({ ...actor, action: "refuseCall", at }, line, tx));
    });
  } catch (full) {
    if (!(full instanceof Refusal)) throw full;
  }
}
