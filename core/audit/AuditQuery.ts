import type { z } from "zod";
import { idField, isoDateField, oneOf, optionalText, orAbsent } from "#core/inputs.ts";
import { listQuery } from "#core/lists/listQuery.ts";

/**
 * The sources of audited actions. `clock` (the scheduler) and `command` (the command line) act without a signed-in
 * person.
 */
export const SOURCES = ["web", "console", "slack", "mail", "clock", "command"] as const;

/**
 * Filters of the audit log, newest event first. `personId` matches the actor or the subject; `since` and `until` are
 * UTC dates.
 */
export const AuditQuery = listQuery({
  orders: ["at", "action", "source"],
  sort: "at",
  order: "DESC",
  filters: {
    personId: orAbsent(idField("Unknown person")),
    actorId: orAbsent(idField("Unknown person")),
    subjectId: orAbsent(idField("Unknown id")),
    action: optionalText({ max: 60 }),
    source: orAbsent(oneOf(SOURCES)),
    since: orAbsent(isoDateField()),
    until: orAbsent(isoDateField()),
  },
});
export type AuditQuery = z.output<typeof AuditQuery>;
