import type { AuditEventAnswer } from "#core/api/admin/AuditEventAnswer.ts";
import { formatValue } from "#core/audit/formatValues.ts";
import { WEEKDAYS } from "#core/working/patternText.ts";
import { inWords } from "../parts/words.ts";

/** A value before and after an event, as text; undefined if there was none. */
export interface Change {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** The labels of fields whose names in the code don't read well. */
const FIELD_LABELS: Record<string, string> = {
  allowsServicePhotos: "Photos from Slack and Google",
  byThemself: "Own request",
  changed: "Changed rows",
  digest: "Morning message",
  effectiveOn: "Effective date",
  file: "Type of file",
  hasPhoto: "Photo",
  isActive: "Active",
  isDefault: "Default",
  isHalfDay: "Half day",
  isUnlimited: "Unlimited",
  leaveYearStartsIn: "First month of the leave year",
  new: "New rows",
  ptoBalanceOverride: "Vacation allowance",
  ptoPolicy: "PTO policy",
  raisesOwn: "Raises own leave",
  same: "Unchanged rows",
  timezone: "Time zone",
  weekStart: "First day of the week",
  wrong: "Invalid rows",
};

/** Returns the changed values of an audit event, with names for ids; erased texts are marked. */
export function changesIn({ before, after, names }: Pick<AuditEventAnswer, "before" | "after" | "names">): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field: FIELD_LABELS[field] ?? inWords(field.replace(/Id$/, "")),
    before: textOf(before, field, names),
    after: textOf(after, field, names),
  }));
}

/** The kinds of subject that are labeled with the name of the person they belong to. */
const PERSONAL_SUBJECTS = ["request", "balance"];

/** Returns the label of an event's subject: its kind and, if known, its name. */
export function subjectOf({ subjectKind, subjectId, names }: AuditEventAnswer): string {
  const name = subjectId ? names[subjectId] : undefined;
  const kind = subjectKind === "ledger_line" ? "Ledger entry" : inWords(subjectKind);
  if (!name) return kind;
  return PERSONAL_SUBJECTS.includes(subjectKind)
    ? `${name}'s ${kind.toLowerCase()}`
    : subjectKind === "user"
      ? name
      : `${kind} ${name}`;
}

function textOf(
  values: AuditEventAnswer["before"],
  field: string,
  names: AuditEventAnswer["names"],
): string | undefined {
  if (!values || !(field in values)) return undefined;
  const value = values[field];
  if (field === "weekStart") return WEEKDAYS[Number(value) - 1];
  return typeof value === "boolean" ? (value ? "Yes" : "No") : formatValue(value, names);
}
