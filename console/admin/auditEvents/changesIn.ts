import { tellValue } from "#core/audit/tellValues.ts";
import { inWords } from "../parts/words.ts";
import type { AuditEvent } from "./AuditEvent.ts";

/** One value before and after what was done, in words; undefined where there was none. */
export interface Change {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** What an audit line says of each value, with names for ids; an erased text says so. */
export function changesIn({ before, after, names }: Pick<AuditEvent, "before" | "after" | "names">): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field: inWords(field.replace(/Id$/, "")),
    before: textOf(before, field, names),
    after: textOf(after, field, names),
  }));
}

/** What has no name of its own but that of its person. */
const OF_SOMEBODY = ["request", "balance"];

/** What it was done to: a name where there is one, else the kind. */
export function subjectOf({ subjectKind, subjectId, names }: AuditEvent): string {
  const name = subjectId ? names[subjectId] : undefined;
  const kind = subjectKind === "ledger_line" ? "Ledger entry" : inWords(subjectKind);
  if (!name) return kind;
  return `${kind} ${OF_SOMEBODY.includes(subjectKind) ? "of " : ""}${name}`;
}

function textOf(values: AuditEvent["before"], field: string, names: AuditEvent["names"]): string | undefined {
  return values && field in values ? tellValue(values[field], names) : undefined;
}
