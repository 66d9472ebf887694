import FileDownloadOutlined from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import { linkOfShown } from "#console/shared/api/shownPerson.ts";
import { type Filters, reportAddress } from "../reportCalls.ts";

interface CsvButtonProps {
  of: string;
  filters: Filters;
  label?: string;
}

export function CsvButton({ of, filters, label = "Export CSV" }: CsvButtonProps) {
  return (
    <Button
      component="a"
      href={linkOfShown(reportAddress(`${of}.csv`, filters))}
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      sx={{ displayPrint: "none" }}
    >
      {label}
    </Button>
  );
}
