import type { AuditEventAnswer } from "#core/api/admin/AuditEventAnswer.ts";
import { formatValue } from "#core/audit/formatValues.ts";
import { fieldLabel } from "#core/fieldLabel.ts";
import { WEEKDAYS } from "#core/working/patternText.ts";
import { inWords } from "../parts/words.ts";

export interface Change {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

const FIELD_LABELS: Record<string, string> = {
  allowsServicePhotos: "Photos from Slack and Google",
  byThemself: "Own request",
  changed: "Changed rows",
  digest: "Morning message",
  evidenceId: "Document",
  excepted: "Number of exceptions",
  file: "File type",
  hasPhoto: "Photo",
  isAtOnce: "Takes effect immediately",
  isProven: "Verified",
  isRequired: "Single sign-on required",
  leaveYearStartsIn: "First month of the leave year",
  new: "New rows",
  raisesOwn: "Increases own leave",
  same: "Unchanged rows",
  weekStart: "First day of the week",
  wrong: "Invalid rows",
};

export function changesIn({ before, after, names }: Pick<AuditEventAnswer, "before" | "after" | "names">): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field: FIELD_LABELS[field] ?? fieldLabel(field),
    before: textOf(before, field, names),
    after: textOf(after, field, names),
  }));
}

const PERSONAL_SUBJECTS = ["balance", "change", "credit", "request"];

const KIND_LABELS: Record<string, string> = {
  change: "Change to time off",
  credit: "Request for extra work",
  ledger_line: "Ledger entry",
  sso_connection: "Single sign-on connection",
  sso_domain: "Single sign-on domain",
  sso_join_request: "Request to join",
  user: "Person",
};

export function subjectOf({ subjectKind, subjectId, names }: AuditEventAnswer): string {
  const name = subjectId ? names[subjectId] : undefined;
  const kind = KIND_LABELS[subjectKind] ?? inWords(subjectKind);
  if (!name) return kind;
  if (subjectKind === "user") return name;
  return PERSONAL_SUBJECTS.includes(subjectKind) ? `${name}'s ${kind.toLowerCase()}` : `${kind} ${name}`;
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
