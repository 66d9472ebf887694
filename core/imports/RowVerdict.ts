import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";

export const ROW_STATUSES = ["new", "changed", "same", "wrong"] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];

/** The column is null for a problem with the whole row. */
export interface RowReason {
  column: string | null;
  text: string;
}

export interface RowVerdict {
  /** The first line of the row in the file, counting from 1. */
  line: number;
  key: string;
  status: RowStatus;
  name?: string;
  /** Keyed by column; null means no value. */
  changes?: Record<string, { from: string | null; to: string | null }>;
  reasons?: RowReason[];
  cells?: Record<string, string>;
  isFixed?: true;
  /** The balance of the row's leave year as of today, in the unit of its type. */
  balance?: { before: number; after: number; unit: LeaveUnit };
  /** The settlement on a new end date, in the unit of each type. */
  settlement?: {
    typeName: string;
    unit: LeaveUnit;
    paidOut: number;
    reclaimed: number;
    writtenOff: number;
    waitingFor?: string[];
  }[];
}

export interface ImportResult {
  mode: ImportMode;
  counts: Record<RowStatus, number>;
  rows: RowVerdict[];
  blocked?: string;
}

export const IMPORT_MODES = ["preview", "import"] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

export function importResult(mode: ImportMode, rows: RowVerdict[]): ImportResult {
  const counts = { new: 0, changed: 0, same: 0, wrong: 0 };
  for (const { status } of rows) counts[status] += 1;
  return { mode, counts, rows };
}
