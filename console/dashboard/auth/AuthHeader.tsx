import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import { Link } from "react-router";
import { Logo } from "#console/shared/parts/Logo.tsx";
import { ThemeToggle } from "#console/shared/theme/ThemeToggle.tsx";

export function AuthHeader() {
  return (
    <Box
      component="header"
      sx={{
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        px: { xs: 2, md: 4 },
        height: 68,
      }}
    >
      <MuiLink
        component={Link}
        to="/"
        color="inherit"
        underline="none"
        aria-label="Awayday home page"
        sx={{ display: "flex" }}
      >
        <Logo />
      </MuiLink>
      <ThemeToggle />
    </Box>
  );
}
