import type { CsvCell } from "#core/lists/csvLine.ts";
import { type Minutes, toDays } from "#core/leave/amounts.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";

export function moment(instant: Date | null): string | null {
  return instant && instant.toISOString().slice(0, 19).replace("T", " ");
}

export function daysOrNone(minutes: Minutes | null | undefined): number | null {
  return minutes === null || minutes === undefined ? null : toDays(minutes);
}

export function namesOf(ids: readonly string[], people: readonly { id: string; name: string }[]): string {
  const wanted = new Set(ids);
  return people.flatMap(({ id, name }) => (wanted.has(id) ? [name] : [])).join("; ");
}

export function yesOrNo(is: boolean): string {
  return is ? "yes" : "no";
}

export function unlessDocument<Row extends Pick<PolicyTerms, "document">>(
  cell: (row: Row) => CsvCell,
): (row: Row) => CsvCell {
  return (row) => (row.document ? null : cell(row));
}
