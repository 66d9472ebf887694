import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableFooter from "@mui/material/TableFooter";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { ReactNode } from "react";
import { ScrollSideways } from "#console/shared/parts/ScrollSideways.tsx";

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  isExtra?: boolean;
  isWhole?: boolean;
  total?: ReactNode;
}

interface ReportTableProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
}

export function ReportTable<Row>({ label, rows, keyOf, columns }: ReportTableProps<Row>) {
  const hasTotals = columns.some(({ total }) => total !== undefined);
  return (
    <ScrollSideways label={label}>
      <Table
        size="small"
        aria-label={label}
        sx={{
          "& th, & td": { px: { xs: 0.75, sm: 1 } },
          "& td.MuiTableCell-alignRight": { whiteSpace: "nowrap" },
          "& thead th": { lineHeight: 1.3, verticalAlign: "bottom" },
          "& th:first-of-type": { position: "sticky", left: 0, minWidth: { sm: "8rem" }, bgcolor: "background.paper" },
        }}
      >
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.head} {...lookOf(column)}>
                {column.head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} hover>
              {columns.map((column, nth) => (
                <TableCell key={column.head} {...lookOf(column)} {...(nth === 0 && { component: "th", scope: "row" })}>
                  {column.cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        {hasTotals && (
          <TableFooter>
            <TableRow
              sx={{
                "& > .MuiTableCell-root": {
                  borderBottom: 0,
                  fontWeight: 650,
                  fontSize: "0.875rem",
                  color: "text.primary",
                },
              }}
            >
              {columns.map((column, nth) => (
                <TableCell key={column.head} {...lookOf(column)} {...(nth === 0 && { component: "th", scope: "row" })}>
                  {nth === 0 ? "Total" : column.total}
                </TableCell>
              ))}
            </TableRow>
          </TableFooter>
        )}
      </Table>
    </ScrollSideways>
  );
}

function lookOf<Row>({ isNumber, isExtra, isWhole }: Column<Row>) {
  return {
    align: isNumber ? "right" : "left",
    sx: { ...(isWhole && { whiteSpace: "nowrap" }), ...(isExtra && { display: { xs: "none", sm: "table-cell" } }) },
  } as const;
}
