import Box from "@mui/material/Box";

export function Key({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        px: 0.6,
        py: 0.1,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        font: "inherit",
        whiteSpace: "nowrap",
      }}
    >
      {children}
    </Box>
  );
}
