import type { ListQuery } from "#core/lists/listQuery.ts";

export interface PagedList<Query extends ListQuery> {
  /** `joins` are the tables that these columns need. */
  columns: string;
  joins?: string;
  inFile?: string;
  /** The table with its alias, and the condition of the whole list. `$1` is the organization, followed by `facts`. */
  table: string;
  where: string;
  /** May refer only to `table`, because counting uses no joins. */
  filters: { [Filter in Exclude<keyof Query, PageControls>]-?: (value: string, asked: Query[Filter]) => string };
  /** Gets a LIKE pattern. May refer only to `table`, too. */
  search: (pattern: string) => string;
  orders: Record<Query["sort"], string>;
  /**
   * Missing values come last in both directions. Only for columns that may be null, because no index supports such an
   * order.
   */
  blanksLast?: readonly Query["sort"][];
  /** Identifies a row and breaks ties in each order. */
  id: string;
  /**
   * Set if all orders except a few need only the columns of the table with this alias: rows are then selected before
   * `joins` are applied.
   */
  chosenBy?: { alias: string; except: readonly Query["sort"][] };
}

type PageControls = "ids" | "q" | "sort" | "order" | "from" | "count";
