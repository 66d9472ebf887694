import Box from "@mui/material/Box";
import type { ReactNode } from "react";

const LEAST = { 2: "8rem", 3: "5.25rem" } as const;

interface CardButtonsProps {
  columns: keyof typeof LEAST;
  children: ReactNode;
}

export function CardButtons({ columns, children }: CardButtonsProps) {
  return (
    <Box
      sx={{
        display: { xs: "grid", sm: "flex" },
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${LEAST[columns]}), 1fr))`,
        gap: 1,
      }}
    >
      {children}
    </Box>
  );
}
