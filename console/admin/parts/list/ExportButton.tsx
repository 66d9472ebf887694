import FileDownloadOutlined from "@mui/icons-material/FileDownloadOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type SortPayload, useListContext } from "react-admin";
import { linkOfShown } from "#console/shared/api/shownPerson.ts";

export function ExportButton() {
  const { resource, filterValues, sort, total } = useListContext();
  const link = total ? { component: "a", href: exportAddress(resource, filterValues, sort) } : {};
  return (
    <Button
      {...link}
      disabled={!total}
      aria-label="Export CSV"
      startIcon={<FileDownloadOutlined />}
      sx={{
        order: { xs: 1, sm: 0 },
        minWidth: { xs: 44, sm: 64 },
        px: { xs: 1, sm: 2 },
        border: { xs: "1px solid color-mix(in srgb, currentColor 30%, transparent)", sm: 0 },
        "& .MuiButton-startIcon": { ml: { xs: 0, sm: -0.5 }, mr: { xs: 0, sm: 1 } },
      }}
    >
      <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
        Export CSV
      </Box>
    </Button>
  );
}

function exportAddress(resource: string, filter: object, { field, order }: SortPayload): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify([field, order]) });
  return linkOfShown(`/api/admin/${resource}.csv?${query.toString()}`);
}
