import Box from "@mui/material/Box";
import type { ReactNode } from "react";

export function VisuallyHidden({ isStatus = false, children }: { isStatus?: boolean; children: ReactNode }) {
  return (
    <Box
      component={isStatus ? "output" : "span"}
      sx={{
        position: "absolute",
        width: "1px",
        height: "1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
        whiteSpace: "nowrap",
      }}
    >
      {children}
    </Box>
  );
}
