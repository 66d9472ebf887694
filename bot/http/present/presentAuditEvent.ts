import type { AuditEventAnswer } from "#core/api/admin/AuditEventAnswer.ts";
import type { AuditView } from "#db/queries/admin/auditEvents.ts";

export function presentAuditEvent({ at, ...event }: AuditView): AuditEventAnswer {
  return { ...event, at: at.toISOString() };
}
