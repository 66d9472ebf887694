import type { ReactNode } from "react";
import { DataTable, type RaRecord } from "react-admin";

interface ColProps<Row extends RaRecord> {
  label: string;
  /** By what the list is put in order when one chooses the column; without it one can't. */
  sort?: string;
  /** Newest or largest first. */
  isDescending?: boolean;
  /** Left out where there is little room. */
  isExtra?: boolean;
  /** Left out on phones. */
  isMinor?: boolean;
  isNumber?: boolean;
  /** Never broken into two lines. */
  isWhole?: boolean;
  children: (row: Row) => ReactNode;
}

/** A column of a list. */
export function Col<Row extends RaRecord>({ label, sort, children, ...look }: ColProps<Row>) {
  return (
    <DataTable.Col
      {...(sort ? { source: sort } : { disableSort: true })}
      label={label}
      sortByOrder={look.isDescending ? "DESC" : "ASC"}
      align={look.isNumber ? "right" : "left"}
      sx={{
        ...(look.isMinor && { display: { xs: "none", sm: "table-cell" } }),
        ...(look.isExtra && { display: { xs: "none", lg: "table-cell" } }),
        ...(look.isWhole && { whiteSpace: { sm: "nowrap" } }),
      }}
      render={(row) => children(row as Row)}
    />
  );
}
