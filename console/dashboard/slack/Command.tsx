import Box from "@mui/material/Box";

export function Command({ children }: { children: string }) {
  return (
    <Box
      component="code"
      sx={{ px: 0.5, py: 0.25, borderRadius: 1, bgcolor: "quiet.main", color: "text.primary", whiteSpace: "nowrap" }}
    >
      {children}
    </Box>
  );
}
