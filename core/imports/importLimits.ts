export const MAX_ROWS = 20_000;
/** Spreadsheet programs may export rows that have only a color as blank rows. */
export const MAX_BLANK_ROWS = 50_000;

export const MAX_BYTES = 10 * 1024 * 1024;

export const MAX_CHARACTERS_A_ROW = 64 * 1024;
