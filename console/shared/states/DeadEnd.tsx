import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface DeadEndProps {
  /** The title of the browser tab. */
  tab: string;
  icon?: ReactNode;
  title: string;
  children: string;
}

/** A page with nothing to do but go back to the start page. */
export function DeadEnd({ tab, icon, title, children }: DeadEndProps) {
  return (
    <Box
      sx={{
        minHeight: "60dvh",
        display: "grid",
        placeContent: "center",
        justifyItems: "center",
        gap: 1.5,
        p: 3,
        textAlign: "center",
      }}
    >
      <title>{`${tab} · Awayday`}</title>
      {icon}
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ color: "text.secondary", mb: 1 }}>{children}</Typography>
      <Button component={Link} to="/" variant="contained">
        Go to the home page
      </Button>
    </Box>
  );
}
