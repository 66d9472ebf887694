import { type ComponentProps, useState } from "react";
import { PAGE, PageTurner } from "./PageTurner.tsx";
import { ReportTable } from "./ReportTable.tsx";
import { useIsOnPaper } from "./useIsOnPaper.ts";

export function PagedTable<Row>({ rows, ...table }: ComponentProps<typeof ReportTable<Row>>) {
  const [wanted, setPage] = useState(0);
  const isOnPaper = useIsOnPaper();
  if (isOnPaper) return <ReportTable {...table} rows={rows} />;
  const page = Math.min(wanted, Math.max(0, Math.ceil(rows.length / PAGE) - 1));
  return (
    <>
      <ReportTable {...table} rows={rows.slice(page * PAGE, (page + 1) * PAGE)} />
      <PageTurner count={rows.length} page={page} onTurn={setPage} />
    </>
  );
}
