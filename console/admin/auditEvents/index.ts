import type { AuditEventAnswer } from "#core/api/admin/AuditEventAnswer.ts";
import { AuditEventList } from "./AuditEventList.tsx";
import { AuditEventShow } from "./AuditEventShow.tsx";

/** The audit log, which is read-only. */
export const auditEvents = {
  list: AuditEventList,
  show: AuditEventShow,
  recordRepresentation: ({ action }: AuditEventAnswer) => action,
};
