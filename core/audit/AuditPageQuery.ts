import { z } from "zod";
import { pageFields } from "#core/lists/pageQuery.ts";
import { AUDIT_FILTERS } from "./AuditQuery.ts";

/** Oldest event first. */
export const AuditPageQuery = z.object({ ...AUDIT_FILTERS, ...pageFields });
