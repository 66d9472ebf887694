import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** A row of a short list: its text, with its actions at the end, or below if they need the whole width. */
export function ListRow({ children, end, below }: { children: ReactNode; end: ReactNode; below?: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: below === undefined ? "center" : "flex-start",
        columnGap: 1.5,
        rowGap: 0.5,
        py: 1.25,
        "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Box sx={{ minWidth: 0, flex: 1 }}>{children}</Box>
      {end}
      {below !== undefined && <Box sx={{ flexBasis: "100%", minWidth: 0 }}>{below}</Box>}
    </Box>
  );
}
