import Box from "@mui/material/Box";
import type { ReactNode } from "react";

export function FieldGrid({ children, least = 220 }: { children: ReactNode; least?: number }) {
  return (
    <Box
      sx={{
        display: "grid",
        columnGap: 2,
        rowGap: 2,
        alignItems: "start",
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
      }}
    >
      {children}
    </Box>
  );
}
