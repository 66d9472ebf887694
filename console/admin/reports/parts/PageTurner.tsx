import TablePagination from "@mui/material/TablePagination";

/** As many rows as stand on a page of a long table. */
export const PAGE = 50;

interface PageTurnerProps {
  /** How many rows there are in all. */
  count: number;
  /** The page shown, from 0. */
  page: number;
  onTurn: (page: number) => void;
}

/** The way to the other pages of a long table; nothing where there is one only. On paper it says what is missing of one that the server pages. */
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
