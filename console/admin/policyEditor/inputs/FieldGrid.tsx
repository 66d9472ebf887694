import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { columns } from "#console/shared/parts/columns.ts";

export function FieldGrid({ children, least = "13.75rem" }: { children: ReactNode; least?: string }) {
  return (
    <Box
      sx={{
        display: "grid",
        columnGap: 2,
        rowGap: 2,
        alignItems: "start",
        gridTemplateColumns: columns(least),
      }}
    >
      {children}
    </Box>
  );
}
