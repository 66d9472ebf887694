export const MAX_ROWS = 20_000;
/**
 * The maximum number of blank rows. Spreadsheets also write rows that are only colored, and each takes as long to read
 * as a row with data.
 */
export const MAX_BLANK_ROWS = 50_000;

export const MAX_BYTES = 10 * 1024 * 1024;

/** In characters. */
export const MAX_CHARACTERS_A_ROW = 64 * 1024;
