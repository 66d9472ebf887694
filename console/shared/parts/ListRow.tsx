import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** A row of a short list: its text, with its actions at the end. */
export function ListRow({ children, end }: { children: ReactNode; end: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.5,
        py: 1.25,
        "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Box sx={{ minWidth: 0, flex: 1 }}>{children}</Box>
      {end}
    </Box>
  );
}
