import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TablePagination from "@mui/material/TablePagination";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { RowVerdict } from "#core/imports/RowVerdict.ts";
import { RowChanges } from "./RowChanges.tsx";
import { ROW_LOOKS, STATUSES_IN_ORDER } from "./rowStatuses.ts";

const PER_PAGE = 50;

/** The rows of a file, invalid ones first, 50 at a time. */
export function ImportRows({ rows }: { rows: readonly RowVerdict[] }) {
  const [page, setPage] = useState(0);
  const inOrder = STATUSES_IN_ORDER.flatMap((status) => rows.filter((row) => row.status === status));
  return (
    <Box sx={{ width: 1 }}>
      <Table size="small" aria-label="Rows in the file" sx={{ "& td, & th": { px: { xs: 0.75, sm: 1.5 } } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: { xs: 40, sm: 56 } }}>Line</TableCell>
            <TableCell sx={{ width: { xs: "42%", sm: "35%" } }}>Person</TableCell>
            <TableCell>Result</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {inOrder.slice(page * PER_PAGE, (page + 1) * PER_PAGE).map((row) => (
            <Row key={row.line} row={row} />
          ))}
        </TableBody>
      </Table>
      {rows.length > PER_PAGE && (
        <TablePagination
          component="nav"
          aria-label="Pages of rows"
          count={rows.length}
          page={page}
          rowsPerPage={PER_PAGE}
          rowsPerPageOptions={[PER_PAGE]}
          onPageChange={(_, next) => setPage(next)}
        />
      )}
    </Box>
  );
}

function Row({ row }: { row: RowVerdict }) {
  const { label, color } = ROW_LOOKS[row.status];
  return (
    <TableRow sx={{ verticalAlign: "top" }}>
      <TableCell sx={{ color: "text.secondary" }}>{row.line}</TableCell>
      <TableCell sx={{ overflowWrap: "anywhere" }}>
        {row.name && <Typography sx={{ fontWeight: 600, fontSize: "inherit" }}>{row.name}</Typography>}
        {row.key || "—"}
      </TableCell>
      <TableCell sx={{ overflowWrap: "anywhere" }}>
        <Chip size="small" variant="outlined" color={color} label={label} />
        <RowChanges row={row} />
      </TableCell>
    </TableRow>
  );
}
