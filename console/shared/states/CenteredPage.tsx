import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface CenteredPageProps {
  tab?: string;
  icon?: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
  isWhole?: boolean;
}

export function CenteredPage({ title, tab = title, icon, text, action, isWhole = false }: CenteredPageProps) {
  return (
    <Box
      component={isWhole ? "main" : "div"}
      sx={{
        minHeight: isWhole ? "100dvh" : "60dvh",
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
      <Typography sx={{ color: "text.secondary", mb: 1 }}>{text}</Typography>
      {action}
    </Box>
  );
}
