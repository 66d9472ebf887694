/** The maximum number of rows in a file. */
export const MAX_ROWS = 20_000;
/**
 * The maximum number of blank rows. Spreadsheets also write rows that are only colored, and each takes as long to read
 * as a row with data.
 */
export const MAX_BLANK_ROWS = 50_000;

/** The maximum size of a file, in bytes: 10 MB. */
export const MAX_BYTES = 10 * 1024 * 1024;

/** The maximum length of a row, in characters. */
export const MAX_CHARACTERS_A_ROW = 64 * 1024;
