import type { ListQuery } from "#core/lists/listQuery.ts";

export interface PagedList<Query extends ListQuery> {
  columns: string;
  joins?: string;
  inFile?: string;
  /** `$1` is the organization; the facts follow. */
  table: string;
  where: string;
  filters: { [Filter in Exclude<keyof Query, PageControls>]-?: (value: string, asked: Query[Filter]) => string };
  /** Takes a LIKE pattern. May refer only to `table`. */
  search: (pattern: string) => string;
  orders: Record<Query["sort"], string>;
  /** Sorts missing values last in both directions, which no index supports. */
  blanksLast?: readonly Query["sort"][];
  /** Identifies a row, and breaks ties in each order. */
  id: string;
  /** Selects rows from the table `alias` before `joins`, unless the list is sorted by a column in `except`. */
  chosenBy?: { alias: string; except: readonly Query["sort"][] };
}

type PageControls = "ids" | "q" | "sort" | "order" | "from" | "count";
