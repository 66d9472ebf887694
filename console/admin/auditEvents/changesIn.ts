import type { AuditEventAnswer } from "#core/api/admin/AuditEventAnswer.ts";
import { formatValue } from "#core/audit/formatValues.ts";
import { inWords } from "../parts/words.ts";

/** One value before and after an event, in words; undefined if there was none. */
export interface Change {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** Returns the changed values of an audit event, with names for ids; erased texts are marked. */
export function changesIn({ before, after, names }: Pick<AuditEventAnswer, "before" | "after" | "names">): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field: inWords(field.replace(/Id$/, "")),
    before: textOf(before, field, names),
    after: textOf(after, field, names),
  }));
}

/** The kinds of subject that carry the name of their person. */
const PERSONAL_SUBJECTS = ["request", "balance"];

/** Returns the subject of an event: its kind, with its name if there is one. */
export function subjectOf({ subjectKind, subjectId, names }: AuditEventAnswer): string {
  const name = subjectId ? names[subjectId] : undefined;
  const kind = subjectKind === "ledger_line" ? "Ledger entry" : inWords(subjectKind);
  if (!name) return kind;
  return PERSONAL_SUBJECTS.includes(subjectKind) ? `${name}'s ${kind.toLowerCase()}` : `${kind} ${name}`;
}

function textOf(
  values: AuditEventAnswer["before"],
  field: string,
  names: AuditEventAnswer["names"],
): string | undefined {
  return values && field in values ? formatValue(values[field], names) : undefined;
}
