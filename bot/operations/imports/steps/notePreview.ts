import type { ImportResult } from "#core/imports/RowVerdict.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { writeAuditEntry } from "#bot/operations/audit.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { transactionally } from "#bot/operations/transactionally.ts";

export async function notePreview(
  actor: Actor,
  file: "people" | "openings" | "events",
  { counts }: ImportResult,
): Promise<void> {
  const by = { ...actor, action: "previewImport", at: operationsRuntime().clock.now() };
  const after = { file, ...counts };
  await transactionally((tx) => writeAuditEntry(by, { subject: ["organization", actor.organizationId], after }, tx));
}
