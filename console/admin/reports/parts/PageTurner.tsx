import TablePagination from "@mui/material/TablePagination";

export const PAGE = 50;

interface PageTurnerProps {
  count: number;
  page: number;
  onTurn: (page: number) => void;
}

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
