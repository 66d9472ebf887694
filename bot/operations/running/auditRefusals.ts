import { Refusal } from "#core/refusal.ts";
import { limits } from "#core/throttling/limits.ts";
import type { Verb } from "#core/people/access/access.ts";
import type { Actor } from "../actor.ts";
import { type AuditEntry, writeAuditEntry } from "../audit.ts";
import { operationsRuntime } from "../runtime.ts";
import { counting } from "../counting.ts";
import { transactionally } from "../transactionally.ts";

const WRONG: Record<string, string> = { wrong_password: "wrong password", wrong_code: "wrong code" };

/** If a refusal is audited, the audit event is written after the call's own transaction was rolled back. */
export async function auditRefusals<Result>(verb: Verb, actor: Actor, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal) await auditRefusal(error, verb, actor);
    throw error;
  }
}

export async function auditRefusal(refusal: Refusal, verb: Verb, actor: Actor): Promise<void> {
  const wrong = WRONG[refusal.code];
  if (wrong !== undefined) {
    const after = { call: verb, reason: wrong };
    return writeEvent("failConfirmation", { subject: ["user", actor.userId], after }, actor);
  }
  if (refusal.kind !== "forbidden") return;
  try {
    await counting(async (count) => {
      await count([limits.refusedCalls, actor.userId]);
      const after = { call: verb, reason: refusal.code };
      await writeEvent("refuseCall", { subject: ["call", null], after }, actor);
    });
  } catch (full) {
    if (!(full instanceof Refusal)) throw full;
  }
}

function writeEvent(action: string, entry: AuditEntry, actor: Actor): Promise<void> {
  const at = operationsRuntime().clock.now();
  return transactionally((tx) => writeAuditEntry({ ...actor, action, at }, entry, tx));
}
