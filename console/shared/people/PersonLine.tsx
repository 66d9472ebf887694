import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { EmailText } from "./EmailText.tsx";
import { PersonAvatar } from "./PersonAvatar.tsx";

interface PersonLineProps {
  name: string;
  avatar?: string | null | undefined;
  detail: ReactNode;
  isHeading?: boolean;
  page?: string | undefined;
  end?: ReactNode;
}

const WITH_END = {
  display: "grid",
  flex: 1,
  columnGap: 2,
  alignItems: "center",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateAreas: '"name end" "detail detail"',
  "@container (min-width: 26rem)": { gridTemplateAreas: '"name end" "detail end"' },
};

export function PersonLine({ name, avatar, detail, isHeading = false, page, end }: PersonLineProps) {
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.5,
        minWidth: 0,
        ...(end !== undefined && { containerType: "inline-size" }),
      }}
    >
      <PersonAvatar name={name} avatar={avatar} />
      <Box sx={{ minWidth: 0, ...(end !== undefined && WITH_END) }}>
        <Typography
          variant="h3"
          component={isHeading ? "h3" : "p"}
          sx={{ fontSize: "0.9375rem", overflowWrap: "anywhere" }}
        >
          {page === undefined ? (
            name
          ) : (
            <Link component={RouterLink} to={page} color="inherit" underline="hover">
              {name}
            </Link>
          )}
        </Typography>
        <Typography
          variant="body2"
          sx={{ color: "text.secondary", overflowWrap: "anywhere", ...(end !== undefined && { gridArea: "detail" }) }}
        >
          {typeof detail === "string" ? <EmailText>{detail}</EmailText> : detail}
        </Typography>
        {end !== undefined && <Box sx={{ gridArea: "end" }}>{end}</Box>}
      </Box>
    </Box>
  );
}
