import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { useFocusAfterChange } from "../useFocusAfterChange.ts";

interface FocusPlaceProps {
  record: unknown;
  gap?: number;
  children: ReactNode;
}

export function FocusPlace({ record, gap, children }: FocusPlaceProps) {
  const place = useFocusAfterChange(record);
  const column = gap !== undefined && { display: "grid", gap, gridTemplateColumns: "minmax(0, 1fr)" };
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: "none", ...column }}>
      {children}
    </Box>
  );
}
