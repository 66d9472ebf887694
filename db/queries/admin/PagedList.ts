import type { ListQuery } from "#core/lists/listQuery.ts";

/** A list of the console: its SQL, filters, and orders. */
export interface PagedList<Query extends ListQuery> {
  /** The columns of each row; `joins` are the tables needed for them. */
  columns: string;
  joins?: string;
  /** Additional columns for CSV files. */
  inFile?: string;
  /** The table with its alias, and the condition of the whole list. `$1` is the organization, followed by `facts`. */
  table: string;
  where: string;
  /** The condition of each filter. It may refer only to `table`, so that counting needs no joins. */
  filters: { [Filter in Exclude<keyof Query, PageControls>]-?: (value: string, asked: Query[Filter]) => string };
  /** The condition of a search, given a pattern. Like the filters, it may refer only to `table`. */
  search: (pattern: string) => string;
  orders: Record<Query["sort"], string>;
  /**
   * Orders in which missing values come last in both directions. Use this only for columns that may be null, because no
   * index supports such an order.
   */
  blanksLast?: readonly Query["sort"][];
  /** The column that identifies a row and breaks ties in each order. */
  id: string;
  /**
   * Set if all orders except a few need only the columns of the table with this alias: rows are then selected before
   * `joins` are applied.
   */
  chosenBy?: { alias: string; except: readonly Query["sort"][] };
}

type PageControls = "ids" | "q" | "sort" | "order" | "from" | "count";
