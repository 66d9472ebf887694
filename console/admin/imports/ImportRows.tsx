import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TablePagination from "@mui/material/TablePagination";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { memo, useState } from "react";
import type { RowVerdict } from "#core/imports/RowVerdict.ts";
import { EmailText } from "#console/shared/people/EmailText.tsx";
import { redotted } from "#console/shared/dotted.ts";
import { RowChanges } from "./RowChanges.tsx";
import { RowCells } from "./RowCells.tsx";
import { ROW_LOOKS, STATUSES_IN_ORDER } from "./rowStatuses.ts";
import type { Fixes } from "./useFixes.ts";

const PER_PAGE = 50;

interface ImportRowsProps {
  rows: readonly RowVerdict[];
  edits: Fixes["edits"];
  isDisabled: boolean;
  onEdit: Fixes["edit"];
}

export function ImportRows({ rows, edits, isDisabled, onEdit }: ImportRowsProps) {
  const [page, setPage] = useState(0);
  const inOrder = STATUSES_IN_ORDER.flatMap((status) => rows.filter((row) => row.status === status));
  return (
    <Box sx={{ width: 1 }}>
      <Table size="small" aria-label="Rows in the file" sx={{ "& td, & th": { px: { xs: 0.75, sm: 1.5 } } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: { xs: 40, sm: 56 } }}>Line</TableCell>
            <TableCell sx={{ width: { xs: "36%", sm: "35%" } }}>Person</TableCell>
            <TableCell>Result</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {inOrder.slice(page * PER_PAGE, (page + 1) * PER_PAGE).map((row) => (
            <Row key={row.line} row={row} edited={edits.get(row.line)} isDisabled={isDisabled} onEdit={onEdit} />
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

interface RowProps extends Pick<ImportRowsProps, "isDisabled" | "onEdit"> {
  row: RowVerdict;
  edited: Readonly<Record<string, string>> | undefined;
}

const Row = memo(({ row, edited, isDisabled, onEdit }: RowProps) => {
  const { label, color } = ROW_LOOKS[row.status];
  const { cells, isFixed, reasons = [] } = row;
  return (
    <TableRow sx={{ verticalAlign: "top" }}>
      <TableCell sx={{ color: "text.secondary" }}>{row.line}</TableCell>
      <TableCell sx={{ overflowWrap: "anywhere" }}>
        {row.name && <Typography sx={{ fontWeight: 600, fontSize: "inherit" }}>{row.name}</Typography>}
        <EmailText>{redotted(row.key || "—")}</EmailText>
      </TableCell>
      <TableCell sx={{ overflowWrap: "anywhere" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.75 }}>
          <Chip size="small" variant="outlined" color={color} label={label} />
          {isFixed && <Chip size="small" label="Edited" />}
        </Box>
        {/* The text fields of a row that can be fixed show the problems of their columns. */}
        <RowChanges row={cells ? { ...row, reasons: reasons.filter(({ column }) => column === null) } : row} />
        {cells && <RowCells row={row} cells={cells} edited={edited} isDisabled={isDisabled} onEdit={onEdit} />}
      </TableCell>
    </TableRow>
  );
});
