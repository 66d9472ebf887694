import type { ImportResult } from "#core/imports/RowVerdict.ts";
import { leaveAuditLine } from "#bot/operations/audit.ts";
import type { Context } from "#bot/operations/operation.ts";
import { transactionally } from "#bot/operations/transactionally.ts";

/** Leaves an audit line for a file that was only looked at: it shows what the organization knows of the people in it. */
export async function notePreview(
  file: "people" | "openings",
  { counts }: ImportResult,
  { actor, clock }: Pick<Context, "actor" | "clock">,
): Promise<void> {
  const by = { ...actor, action: "previewImport", at: clock.now() };
  const line = { subject: ["organization", actor.organizationId], after: { file, ...counts } } as const;
  await transactionally((tx) => leaveAuditLine(by, { ...line, subject: [...line.subject] }, tx));
}
