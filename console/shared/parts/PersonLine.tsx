import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { PersonAvatar } from "./PersonAvatar.tsx";

interface PersonLineProps {
  name: string;
  avatar?: string | null | undefined;
  detail: ReactNode;
  isHeading?: boolean;
  /** A path in the dashboard. Without it, the name is plain text. */
  page?: string | undefined;
}

export function PersonLine({ name, avatar, detail, isHeading = false, page }: PersonLineProps) {
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, minWidth: 0 }}>
      <PersonAvatar name={name} avatar={avatar} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component={isHeading ? "h3" : "p"} noWrap sx={{ fontSize: "0.9375rem" }}>
          {page === undefined ? (
            name
          ) : (
            <Link component={RouterLink} to={page} color="inherit" underline="hover">
              {name}
            </Link>
          )}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: "text.secondary" }}>
          {detail}
        </Typography>
      </Box>
    </Box>
  );
}
