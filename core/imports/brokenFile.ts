import { Refusal } from "#core/refusal.ts";

/** The maximum number of rows in a file. */
export const MAX_ROWS = 20_000;
/**
 * Spreadsheets also write rows that are only colored. They are limited, because each takes as long to read as a row
 * with data.
 */
export const MAX_BLANK_ROWS = 50_000;
export const MAX_BYTES = 10 * 1024 * 1024;
export const MAX_CHARACTERS_A_ROW = 64 * 1024;

/** Returns the refusal (400) of a whole file. */
export function brokenFile(text: string): Refusal {
  return new Refusal("invalid", "broken_file", text);
}
