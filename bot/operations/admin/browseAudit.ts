import { AuditQuery } from "#core/audit/AuditQuery.ts";
import { findAuditPage } from "#db/queries/admin/auditEvents.ts";
import { browsing } from "./browsing.ts";

/** Returns audit events: the actor, the source, the action, and the values before and after. */
export const browseAudit = browsing("browseAudit", "The audit event", AuditQuery, (query, { me }) =>
  findAuditPage(me.organizationId, query),
);
