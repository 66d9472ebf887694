/** The maximum number of rows in a file. */
export const MAX_ROWS = 20_000;
/**
 * Spreadsheets also write rows that are only colored. They are limited, because each takes as long to read as a row
 * with data.
 */
export const MAX_BLANK_ROWS = 50_000;

/** The maximum size of a file. */
export const MAX_BYTES = 10 * 1024 * 1024;

/** The maximum length of a row. */
export const MAX_CHARACTERS_A_ROW = 64 * 1024;
