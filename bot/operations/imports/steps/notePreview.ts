import type { ImportResult } from "#core/imports/RowVerdict.ts";
import { writeAuditEntry } from "#bot/operations/audit.ts";
import type { Context } from "#bot/operations/operation.ts";
import { transactionally } from "#bot/operations/transactionally.ts";

/**
 * Writes an audit event for a preview, because it reveals what the organization has stored about the people in the
 * file.
 */
export async function notePreview(
  file: "people" | "openings" | "events",
  { counts }: ImportResult,
  { actor, clock }: Pick<Context, "actor" | "clock">,
): Promise<void> {
  const by = { ...actor, action: "previewImport", at: clock.now() };
  const entry = { subject: ["organization", actor.organizationId], after: { file, ...counts } } as const;
  await transactionally((tx) => writeAuditEntry(by, { ...entry, subject: [...entry.subject] }, tx));
}
