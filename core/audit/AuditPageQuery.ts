import { z } from "zod";
import { pageFields } from "#core/lists/pageQuery.ts";
import { AUDIT_FILTERS } from "./AuditQuery.ts";

/** Query for a page of the audit log, oldest event first. */
export const AuditPageQuery = z.object({ ...AUDIT_FILTERS, ...pageFields });
