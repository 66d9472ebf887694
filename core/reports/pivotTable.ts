import type { Month } from "./reportMonths.ts";
import { unusedName } from "./unusedName.ts";

export const PIVOT_FIELDS = ["type", "office", "team", "month"] as const;
export type PivotField = (typeof PIVOT_FIELDS)[number];

/** `days` and `hours` count approved leave of the types in that unit. */
export const PIVOT_VALUES = ["days", "hours", "requests", "people"] as const;
export type PivotValue = (typeof PIVOT_VALUES)[number];

export const NO_TEAM = "none";
export const SEVERAL_TEAMS = "several";

/** A cell, or a total if a key is null. */
export interface PivotSum {
  row: string | null;
  column: string | null;
  amount: number;
}

export interface PivotHead {
  key: string;
  name: string;
}

export interface PivotTable {
  columns: PivotHead[];
  rows: (PivotHead & { cells: number[]; total: number })[];
  totals: number[];
  total: number;
}

export interface PivotNames {
  names: ReadonlyMap<string, string>;
  isComplete: boolean;
}

export function pivotTable(sums: readonly PivotSum[], rows: PivotNames, columns: PivotNames): PivotTable {
  const amounts = new Map(sums.map(({ row, column, amount }) => [keyOf(row, column), amount]));
  const amountOf = (row: string | null, column: string | null) => amounts.get(keyOf(row, column)) ?? 0;
  const columnHeads = headsOf(columns, (key) => amountOf(null, key));
  return {
    columns: columnHeads,
    rows: headsOf(rows, (key) => amountOf(key, null)).map((head) => ({
      ...head,
      cells: columnHeads.map(({ key }) => amountOf(head.key, key)),
      total: amountOf(head.key, null),
    })),
    totals: columnHeads.map(({ key }) => amountOf(null, key)),
    total: amountOf(null, null),
  };
}

function headsOf({ names, isComplete }: PivotNames, totalOf: (key: string) => number): PivotHead[] {
  const taken = new Set<string>();
  return [...names]
    .filter(([key]) => isComplete || totalOf(key) > 0)
    .map(([key, name]) => ({ key, name: unusedName(name, taken) }));
}

function keyOf(row: string | null, column: string | null): string {
  return JSON.stringify([row, column]);
}

export function monthNames(months: readonly Month[]): PivotNames {
  return { names: new Map(months.map((month) => [month, month])), isComplete: true };
}
