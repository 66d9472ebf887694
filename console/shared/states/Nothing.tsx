import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

export function Nothing({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        justifyItems: "center",
        gap: 2,
        px: 2,
        py: 3.5,
        border: "1px dashed",
        borderColor: "divider",
        borderRadius: 2.5,
        textAlign: "center",
      }}
    >
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {children}
      </Typography>
      {action}
    </Box>
  );
}
