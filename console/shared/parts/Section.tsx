import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

interface SectionProps {
  title: string;
  count?: number | string | undefined;
  actions?: ReactNode;
  isBare?: boolean;
  children: ReactNode;
}

export function Section({ title, count, actions, isBare = false, children }: SectionProps) {
  const id = useId();
  const heading = (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, minHeight: 34, mb: 1.5 }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {count !== undefined && <Chip size="small" label={count} />}
      {actions && <Box sx={{ ml: "auto" }}>{actions}</Box>}
    </Box>
  );
  return (
    <Box component="section" aria-labelledby={id}>
      {isBare ? (
        <>
          {heading}
          {children}
        </>
      ) : (
        <Card sx={{ p: { xs: 2, md: 2.5 }, pt: { xs: 1.5, md: 2 } }}>
          {heading}
          {children}
        </Card>
      )}
    </Box>
  );
}
