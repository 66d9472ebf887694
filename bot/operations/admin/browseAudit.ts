import { AuditQuery } from "#core/audit/AuditQuery.ts";
import { findAuditPage } from "#db/queries/admin/auditEvents.ts";
import { browsing } from "./browsing.ts";

/** Who did what, through which entry point, before and after. */
export const browseAudit = browsing("browseAudit", "The audit event", AuditQuery, (query, { me }) =>
  findAuditPage(me.organizationId, query),
);
