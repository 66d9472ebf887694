import DownloadRounded from "@mui/icons-material/DownloadRounded";
import Button from "@mui/material/Button";
import { type Filters, reportAddress } from "../reportCalls.ts";

interface CsvButtonProps {
  /** The report, or a part of one: "approvals/approvers". */
  of: string;
  filters: Filters;
  /** What the file holds, where a page has several. */
  label?: string;
}

/** Takes a report into a spreadsheet, narrowed down as it is. */
export function CsvButton({ of, filters, label = "CSV" }: CsvButtonProps) {
  return (
    <Button
      component="a"
      href={reportAddress(`${of}.csv`, filters)}
      download
      variant="outlined"
      startIcon={<DownloadRounded />}
      sx={{ displayPrint: "none" }}
    >
      {label}
    </Button>
  );
}
