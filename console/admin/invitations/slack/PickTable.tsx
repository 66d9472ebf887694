import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Chip from "@mui/material/Chip";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TablePagination from "@mui/material/TablePagination";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { memo, useId, useState } from "react";
import { WRAPPING_CHIP } from "#console/shared/parts/wrappingChip.ts";
import { EmailText } from "#console/shared/people/EmailText.tsx";
import { SelectAll } from "../../parts/list/SelectAll.tsx";

const PER_PAGE = 20;

export interface PickRow {
  id: string;
  name: string;
  detail: string;
  more?: string;
  notes: readonly string[];
  isDisabled: boolean;
}

interface PickTableProps {
  label: string;
  rows: readonly PickRow[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

export function PickTable({ label, rows, chosen, onChoose }: PickTableProps) {
  const [wanted, setPage] = useState(0);
  const page = Math.min(wanted, Math.max(Math.ceil(rows.length / PER_PAGE) - 1, 0));
  const open = rows.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <>
      <Table size="small" aria-label={label} sx={{ "& td, & th": { px: { xs: 0.5, sm: 1 } } }}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <SelectAll open={open} chosen={chosen} onChoose={onChoose} />
            </TableCell>
            <TableCell>Name</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(page * PER_PAGE, (page + 1) * PER_PAGE).map((row) => (
            <Row key={row.id} row={row} isChosen={chosen.has(row.id)} onToggle={toggle} />
          ))}
        </TableBody>
      </Table>
      {rows.length > PER_PAGE && (
        <TablePagination
          component="nav"
          aria-label={`Pages of ${label.toLowerCase()}`}
          count={rows.length}
          page={page}
          rowsPerPage={PER_PAGE}
          rowsPerPageOptions={[PER_PAGE]}
          onPageChange={(_, next) => setPage(next)}
        />
      )}
    </>
  );
}

interface RowProps {
  row: PickRow;
  isChosen: boolean;
  onToggle: (id: string) => void;
}

const Row = memo(({ row, isChosen, onToggle }: RowProps) => {
  const { id, name, detail, more, notes, isDisabled } = row;
  const inputId = useId();
  return (
    <TableRow sx={isDisabled ? { "& td, & td p": { color: "text.secondary" } } : {}}>
      <TableCell padding="checkbox">
        <Checkbox
          id={inputId}
          size="small"
          checked={isChosen}
          disabled={isDisabled}
          onChange={() => onToggle(id)}
          slotProps={{ input: { "aria-label": name } }}
        />
      </TableCell>
      <TableCell>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 0.5 }}>
          <Box
            component="label"
            htmlFor={inputId}
            sx={{
              flex: "1 1 14rem",
              minWidth: 0,
              overflowWrap: "anywhere",
              cursor: isDisabled ? "default" : "pointer",
            }}
          >
            <Typography sx={{ fontWeight: 600, fontSize: "inherit" }}>{name}</Typography>
            <Typography
              variant="body2"
              sx={{ color: "text.secondary", display: "flex", flexWrap: "wrap", columnGap: 1.5 }}
            >
              <span>
                <EmailText>{detail}</EmailText>
              </span>
              {more !== undefined && <span>{more}</span>}
            </Typography>
          </Box>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.75 }}>
            {notes.map((note) => (
              <Chip key={note} size="small" variant="outlined" label={note} sx={WRAPPING_CHIP} />
            ))}
          </Box>
        </Box>
      </TableCell>
    </TableRow>
  );
});
