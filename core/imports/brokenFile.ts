import { Refusal } from "#core/refusal.ts";

/** How large a file may be that is imported at once. */
export const MOST_ROWS = 20_000;
/** Spreadsheets write the rows that somebody only coloured, too; each takes as long to read as one that says something. */
export const MOST_BLANK_ROWS = 50_000;
export const MOST_BYTES = 10 * 1024 * 1024;
export const MOST_CHARACTERS_A_ROW = 64 * 1024;

/** The refusal (400) of a file as a whole. */
export function brokenFile(text: string): Refusal {
  return new Refusal("invalid", "broken_file", text);
}
