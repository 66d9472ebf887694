import Box from "@mui/material/Box";
import { type ReactNode, useEffect, useRef } from "react";

export function Step({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <Box
      ref={box}
      component="section"
      aria-label={label}
      tabIndex={-1}
      sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", outline: "none" }}
    >
      {children}
    </Box>
  );
}
