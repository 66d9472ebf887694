import type { z } from "zod";
import { idField, isoDateField, oneOf, optionalText, orAbsent } from "#core/inputs.ts";
import { listQuery } from "#core/lists/listQuery.ts";

export const SOURCES = ["web", "console", "slack", "mail", "clock", "command", "api", "scim", "sso"] as const;

/** `personId` matches events by the person and about them; `since` and `until` are UTC dates. */
export const AUDIT_FILTERS = {
  personId: orAbsent(idField("Unknown person")),
  actorId: orAbsent(idField("Unknown person")),
  subjectId: orAbsent(idField("Unknown ID")),
  action: optionalText({ max: 60 }),
  source: orAbsent(oneOf(SOURCES)),
  since: orAbsent(isoDateField()),
  until: orAbsent(isoDateField()),
};

export const AuditQuery = listQuery({
  orders: ["at", "action", "source"],
  sort: "at",
  order: "DESC",
  filters: { ...AUDIT_FILTERS, afterId: orAbsent(idField("Unknown ID")) },
});
export type AuditQuery = z.output<typeof AuditQuery>;
