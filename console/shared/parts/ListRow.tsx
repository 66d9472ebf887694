import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface ListRowProps {
  children: ReactNode;
  end: ReactNode;
  below?: ReactNode;
  /** Keeps room for the text: an end that would leave too little moves below the text. */
  isWhole?: boolean;
}

/** A row of a short list: its text, with its actions at the end, or below if they need the whole width. */
export function ListRow({ children, end, below, isWhole = false }: ListRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "flex-end",
        alignItems: below === undefined && !isWhole ? "center" : "flex-start",
        columnGap: 1.5,
        rowGap: 0.5,
        py: 1.25,
        "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Box sx={{ minWidth: isWhole ? "min(11rem, 100%)" : 0, flex: 1 }}>{children}</Box>
      {end}
      {below !== undefined && <Box sx={{ flexBasis: "100%", minWidth: 0 }}>{below}</Box>}
    </Box>
  );
}
