import { actorText } from "#core/audit/actionText.ts";
import { formatValues } from "#core/audit/formatValues.ts";
import type { AuditView } from "#db/queries/admin/auditEvents.ts";
import { moment } from "./cells.ts";
import type { Columns } from "./Columns.ts";

/** The columns of audit events, with names instead of ids. */
export const auditColumns: Columns<AuditView> = {
  "when (UTC)": ({ at }) => moment(at),
  who: (event) => actorText(event),
  source: ({ source }) => source,
  action: ({ action }) => action,
  what: ({ subjectKind }) => subjectKind,
  "of or to": ({ subjectId, names }) => subjectId && names[subjectId],
  before: ({ before, names }) => formatValues(before, names),
  after: ({ after, names }) => formatValues(after, names),
};
