import { AuditQuery } from "#core/audit/AuditQuery.ts";
import { allAuditEvents } from "#db/queries/admin/auditEvents.ts";
import { exporting } from "./exporting.ts";

export const exportAudit = exporting("browseAudit", "audit-events", AuditQuery, (query, { me }) =>
  allAuditEvents(me.organizationId, query),
);
