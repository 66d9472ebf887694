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
    before: textOf(before?.[field], names),
    after: textOf(after?.[field], names),
  }));
}

/** What has no name of its own but that of its person. */
const OF_SOMEBODY = ["request", "balance"];

/** What it was done to: a name where there is one, else the kind. */
export function subjectOf({ subjectKind, subjectId, names }: AuditEvent): string {
  const name = subjectId ? names[subjectId] : undefined;
  if (!name) return inWords(subjectKind);
  return `${inWords(subjectKind)} ${OF_SOMEBODY.includes(subjectKind) ? "of " : ""}${name}`;
}

function textOf(value: unknown, names: AuditEvent["names"]): string | undefined {
  if (value === undefined) return undefined;
  if (value === null) return "None";
  if (typeof value === "string") return names[value] ?? value;
  if (isReference(value)) return names[value.text] ?? "(erased)";
  return JSON.stringify(value);
}

function isReference(value: unknown): value is { text: string } {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}
