import { Refusal } from "#core/refusal.ts";
import { limits } from "#core/throttling/limits.ts";
import { type ConnectionRow, noteConnectionError } from "#db/queries/sso/connections.ts";
import type { Visitor } from "../../actor.ts";
import { writeAuditEntry } from "../../audit.ts";
import { counting } from "../../counting.ts";
import { operationsRuntime } from "../../runtime.ts";
import { transactionally } from "../../transactionally.ts";
import type { SsoPurpose } from "../SsoIntent.ts";

export interface SsoTry {
  visitor: Visitor;
  intent: SsoPurpose;
}

export async function noteSsoFailure(
  { organizationId, id, name }: Pick<ConnectionRow, "organizationId" | "id" | "name">,
  { visitor: { client, source }, intent }: SsoTry,
  { reason, userId }: { reason: string; userId?: string | undefined },
): Promise<void> {
  const at = operationsRuntime().clock.now();
  await noteConnectionError({ organizationId, id }, { error: reason, now: at });
  const testedBy = intent.purpose === "test" ? intent.userId : null;
  const by = { organizationId, userId: testedBy, source, action: "failSso", at };
  const after = { name, reason, ...(userId !== undefined && { userId }) };
  try {
    await counting(async (count) => {
      await count([limits.ssoFailures, client]);
      await transactionally((tx) => writeAuditEntry(by, { subject: ["sso_connection", id], after }, tx));
    });
  } catch (full) {
    if (!(full instanceof Refusal)) throw full;
  }
}
