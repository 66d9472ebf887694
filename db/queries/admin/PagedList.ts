import type { ListQuery } from "#core/lists/listQuery.ts";

export interface PagedList<Query extends ListQuery> {
  /** `joins` are the tables that these columns need. */
  columns: string;
  joins?: string;
  inFile?: string;
  /** `$1` is the organization, followed by `facts`. */
  table: string;
  where: string;
  /** May refer only to `table`, because counting uses no joins. */
  filters: { [Filter in Exclude<keyof Query, PageControls>]-?: (value: string, asked: Query[Filter]) => string };
  /** Gets a LIKE pattern. May refer only to `table`, too. */
  search: (pattern: string) => string;
  orders: Record<Query["sort"], string>;
  /** Missing values come last in both directions. No index supports such an order. */
  blanksLast?: readonly Query["sort"][];
  /** Identifies a row and breaks ties in each order. */
  id: string;
  /** Rows are selected from this table before `joins` are applied, except in these orders. */
  chosenBy?: { alias: string; except: readonly Query["sort"][] };
}

type PageControls = "ids" | "q" | "sort" | "order" | "from" | "count";
