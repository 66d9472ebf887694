import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { DataTable, type RaRecord } from "react-admin";

const NAME = { minWidth: { xs: "4.5rem", sm: "6.5rem" }, overflowWrap: "anywhere" };

interface ColProps<Row extends RaRecord> {
  label: string;
  sort?: string;
  isDescending?: boolean;
  isExtra?: boolean;
  isMinor?: boolean;
  isNumber?: boolean;
  isName?: boolean;
  isWhole?: boolean;
  children: (row: Row) => ReactNode;
}

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
        ...(look.isName && { minWidth: { lg: "8.5rem" } }),
        ...(look.isWhole && { whiteSpace: { sm: "nowrap" } }),
      }}
      render={(row) => (look.isName ? <Box sx={NAME}>{children(row as Row)}</Box> : children(row as Row))}
    />
  );
}
