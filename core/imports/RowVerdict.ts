/** What would become, or became, of a row of an imported file. */
export type RowStatus = "new" | "changed" | "same" | "wrong";

/** What is wrong with a row, and in which column; null: with the row as a whole. */
export interface RowReason {
  column: string | null;
  text: string;
}

/** A row of an imported file as people are shown it. */
export interface RowVerdict {
  /** The line of the file on which it begins; the header's is 1. */
  line: number;
  /** Whom and what it is about, as far as that can be read. */
  key: string;
  status: RowStatus;
  name?: string;
  /** By column, as text; null is nothing. */
  changes?: Record<string, { from: string | null; to: string | null }>;
  reasons?: RowReason[];
  /** In days, of the leave year that the row is about, as of today. */
  balance?: { before: number; after: number };
}

/** What became of a file as a whole. */
export interface ImportResult {
  mode: ImportMode;
  counts: Record<RowStatus, number>;
  rows: RowVerdict[];
  /** Why the file as a whole can't be imported, though each row is right. */
  blocked?: string;
}

/** Whether to look only, or to do it. */
export const IMPORT_MODES = ["preview", "import"] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

/** The verdicts on all rows, counted. */
export function importResult(mode: ImportMode, rows: RowVerdict[]): ImportResult {
  const counts = { new: 0, changed: 0, same: 0, wrong: 0 };
  for (const { status } of rows) counts[status] += 1;
  return { mode, counts, rows };
}
