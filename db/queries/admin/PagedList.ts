import type { ListQuery } from "#core/lists/listQuery.ts";

export interface PagedList<Query extends ListQuery> {
  columns: string;
  joins?: string;
  inFile?: string;
  table: string;
  where: string;
  filters: { [Filter in Exclude<keyof Query, PageControls>]-?: (value: string, asked: Query[Filter]) => string };
  /** Takes a LIKE pattern. The condition may refer only to `table`. */
  search: (pattern: string) => string;
  orders: Record<Query["sort"], string>;
  blanksLast?: readonly Query["sort"][];
  id: string;
  chosenBy?: { alias: string; except: readonly Query["sort"][] };
}

type PageControls = "ids" | "q" | "sort" | "order" | "from" | "count";
