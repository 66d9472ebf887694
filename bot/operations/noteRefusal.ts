import { Refusal } from "#core/refusal.ts";
import { limits } from "#core/throttling/limits.ts";
import type { Verb } from "#core/people/access/access.ts";
import type { Actor } from "./actor.ts";
import { type AuditEntry, writeAuditEntry } from "./audit.ts";
import { operationsRuntime } from "./runtime.ts";
import { counting } from "./counting.ts";
import { transactionally } from "./transactionally.ts";

/** Descriptions of the wrong input, by the refusal's code. */
const WRONG: Record<string, string> = { wrong_password: "wrong password", wrong_code: "wrong code" };

/**
 * Writes an audit event for a call that was refused because the person isn't allowed to make it, or entered a wrong
 * password or code to confirm it. Runs after the call's own transaction has been rolled back.
 */
export async function noteRefusal(error: unknown, verb: Verb, actor: Actor): Promise<void> {
  if (!(error instanceof Refusal)) return;
  const wrong = WRONG[error.code];
  if (wrong !== undefined) {
    const after = { call: verb, reason: wrong };
    // Each attempt is counted before it is checked, which also limits these events.
    return leave("failConfirmation", { subject: ["user", actor.userId], after }, actor);
  }
  if (error.kind !== "forbidden") return;
  try {
    await counting(async (count) => {
      await count([limits.refusedCalls, actor.userId]);
      const after = { call: verb, reason: error.code };
      await leave("refuseCall", { subject: ["call", null], after }, actor);
    });
  } catch (full) {
    if (!(full instanceof Refusal)) throw full;
  }
}

function leave(action: string, entry: AuditEntry, actor: Actor): Promise<void> {
  const at = operationsRuntime().clock.now();
  return transactionally((tx) => writeAuditEntry({ ...actor, action, at }, entry, tx));
}
