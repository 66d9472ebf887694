import type { AuditEvent } from "./AuditEvent.ts";
import { AuditEventList } from "./AuditEventList.tsx";
import { AuditEventShow } from "./AuditEventShow.tsx";

/** Who did what: only ever read. */
export const auditEvents = {
  list: AuditEventList,
  show: AuditEventShow,
  recordRepresentation: ({ action }: AuditEvent) => action,
};
