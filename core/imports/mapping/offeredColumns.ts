import { type FileColumns, readHeader } from "../readHeader.ts";
import { columnProblems } from "./columnProblems.ts";
import type { DateChoices, MatchedColumns } from "./ImportPlan.ts";
import { suggestColumns } from "./suggestColumns.ts";
import type { DateOrder } from "./writtenDate.ts";

export interface SeenColumn {
  header: string;
  samples: string[];
  /** `either` if a person must choose the order; null if no date needs an order. */
  dateOrder: DateOrder | "either" | null;
  dateExample: string | null;
}

export interface OfferedColumns {
  columns: MatchedColumns;
  dates: DateChoices;
  basis: "exact" | "remembered" | "suggested";
}

export function offeredColumns(
  seen: readonly SeenColumn[],
  fields: FileColumns,
  remembered: { columns: MatchedColumns; dates: DateChoices } | undefined,
): OfferedColumns {
  const exact = ownNames(seen, fields);
  if (exact) return { columns: exact, dates: remembered?.dates ?? {}, basis: "exact" };
  if (remembered && columnProblems(remembered.columns, fields).length === 0) {
    return { ...remembered, basis: "remembered" };
  }
  return { columns: suggestColumns(seen, fields), dates: {}, basis: "suggested" };
}

function ownNames(seen: readonly SeenColumn[], fields: FileColumns): MatchedColumns | null {
  try {
    return readHeader(
      seen.map(({ header }) => header),
      fields,
    );
  } catch {
    return null;
  }
}
