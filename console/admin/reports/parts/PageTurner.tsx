import TablePagination from "@mui/material/TablePagination";

export const PAGE = 50;

interface PageTurnerProps {
  /** The number of rows on all pages. */
  count: number;
  page: number;
  onTurn: (page: number) => void;
}

/** A print contains only these rows, so it needs their range. */
export function PageTurner({ count, page, onTurn }: PageTurnerProps) {
  if (count <= PAGE) return null;
  return (
    <TablePagination
      component="div"
      count={count}
      page={page}
      rowsPerPage={PAGE}
      rowsPerPageOptions={[]}
      onPageChange={(_, next) => onTurn(next)}
      sx={{ "& .MuiTablePagination-actions": { displayPrint: "none" } }}
    />
  );
}
