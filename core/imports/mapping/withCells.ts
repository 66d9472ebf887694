import type { ReadRow } from "../readRow.ts";
import type { RowVerdict } from "../RowVerdict.ts";
import { MAX_FIXES } from "./ImportPlan.ts";

/** `rows` are in the order of the verdicts. */
export function withCells(
  verdicts: readonly RowVerdict[],
  rows: readonly Pick<ReadRow<unknown>, "cells" | "isFixed">[],
): RowVerdict[] {
  let left = MAX_FIXES - rows.reduce((fixed, { isFixed }) => fixed + (isFixed ? 1 : 0), 0);
  return verdicts.map((verdict, place) => {
    const { cells, isFixed } = rows[place] ?? {};
    if (cells === undefined) return verdict;
    if (isFixed) return { ...verdict, cells, isFixed: true };
    return verdict.status === "wrong" && left-- > 0 ? { ...verdict, cells } : verdict;
  });
}
