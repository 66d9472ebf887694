import type { KnownPerson } from "../PeopleFacts.ts";
import type { PersonRow } from "../rows/PersonRow.ts";
import type { ReadRow } from "../readRow.ts";
import type { RowReason } from "../RowVerdict.ts";
import { headerWords } from "./headerWords.ts";

const COLUMN = "manager email";

export function managersByName(
  rows: readonly ReadRow<PersonRow>[],
  people: ReadonlyMap<string, KnownPerson>,
): readonly ReadRow<PersonRow>[] {
  const isNamed = rows.some((row) => nameIn(row) !== null);
  if (!isNamed) return rows;
  const emails = emailsByName(rows, people);
  return rows.map((row) => {
    const name = nameIn(row);
    return name === null ? row : withManager(row, name, [...(emails.get(headerWords(name)) ?? [])]);
  });
}

function nameIn({ cells, reasons }: ReadRow<PersonRow>): string | null {
  const written = cells[COLUMN]?.trim() ?? "";
  const isRefused = reasons.some(({ column }) => column === COLUMN);
  return isRefused && written !== "" && !written.includes("@") ? written : null;
}

function emailsByName(
  rows: readonly ReadRow<PersonRow>[],
  people: ReadonlyMap<string, KnownPerson>,
): Map<string, Set<string>> {
  const emails = new Map<string, Set<string>>();
  const add = (name: string, email: string) => {
    const key = headerWords(name);
    emails.set(key, (emails.get(key) ?? new Set()).add(email));
  };
  for (const { name, email, isActive } of people.values()) if (isActive) add(name, email);
  for (const { valid, email } of rows) if (valid.name !== undefined && email !== "") add(valid.name, email);
  return emails;
}

function withManager(row: ReadRow<PersonRow>, name: string, found: readonly string[]): ReadRow<PersonRow> {
  const [email, ...others] = found;
  const reasons = row.reasons.filter(({ column }) => column !== COLUMN);
  if (email === undefined || others.length > 0) {
    const text = email === undefined ? `Unknown manager “${name}”` : `More than one person is named “${name}”`;
    const reason: RowReason = { column: COLUMN, text };
    return { ...row, reasons: [...reasons, reason] };
  }
  const valid = { ...row.valid, [COLUMN]: email };
  const isValid = reasons.length === 0 && row.email !== "";
  return { ...row, valid, reasons, row: isValid ? { ...valid, email: row.email } : null };
}
