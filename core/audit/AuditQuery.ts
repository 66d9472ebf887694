import type { z } from "zod";
import { idField, isoDateField, oneOf, optionalText, orAbsent } from "#core/inputs.ts";
import { listQuery } from "#core/lists/listQuery.ts";

/** The entry points through which something is done; `clock` and `command` are those of the machine itself. */
export const DOORS = ["web", "console", "slack", "mail", "clock", "command"] as const;

/** Which audit lines: of what `personId` did or what was done to them, on which days (UTC): the newest first. */
export const AuditQuery = listQuery({
  orders: ["at", "action", "source"],
  sort: "at",
  order: "DESC",
  filters: {
    personId: orAbsent(idField("Unknown user")),
    actorId: orAbsent(idField("Unknown user")),
    subjectId: orAbsent(idField("Unknown id")),
    action: optionalText({ max: 60 }),
    source: orAbsent(oneOf(DOORS)),
    since: orAbsent(isoDateField()),
    until: orAbsent(isoDateField()),
  },
});
export type AuditQuery = z.output<typeof AuditQuery>;
