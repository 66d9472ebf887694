import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useListContext } from "react-admin";

export function SelectionBar({ children }: { children: ReactNode }) {
  const { selectedIds, onUnselectItems } = useListContext();
  if (!selectedIds || selectedIds.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label="Selected"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        px: 2,
        py: 1,
        bgcolor: "quiet.main",
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Typography component="output" sx={{ fontWeight: 600, mr: 1 }}>
        {`${selectedIds.length} selected`}
      </Typography>
      {children}
      <Button size="small" color="inherit" sx={{ ml: "auto" }} onClick={() => onUnselectItems()}>
        Clear selection
      </Button>
    </Box>
  );
}
