import type { AuditEventAnswer } from "#core/api/admin/AuditEventAnswer.ts";
import { AuditEventList } from "./AuditEventList.tsx";
import { AuditEventShow } from "./AuditEventShow.tsx";

export const auditEvents = {
  list: AuditEventList,
  show: AuditEventShow,
  recordRepresentation: ({ action }: AuditEventAnswer) => action,
};
