import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { LogoMark } from "#console/shared/parts/Logo.tsx";

export function Waiting() {
  return (
    <Box
      component="main"
      aria-busy="true"
      sx={{ minHeight: "100dvh", display: "grid", placeContent: "center", justifyItems: "center", gap: 2 }}
    >
      <LogoMark size={44} />
      <Typography component="output" sx={{ color: "text.secondary" }}>
        Loading...
      </Typography>
    </Box>
  );
}
