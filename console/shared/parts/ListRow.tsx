import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface ListRowProps {
  children: ReactNode;
  end: ReactNode;
  below?: ReactNode;
  isWhole?: boolean;
}

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
      <Box sx={{ minWidth: `min(${isWhole ? 10 : 8}rem, 100%)`, flex: 1 }}>{children}</Box>
      {end}
      {below !== undefined && <Box sx={{ flexBasis: "100%", minWidth: 0, mt: 0.5 }}>{below}</Box>}
    </Box>
  );
}
