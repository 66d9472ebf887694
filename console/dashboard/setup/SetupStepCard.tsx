import CheckCircleRounded from "@mui/icons-material/CheckCircleRounded";
import RadioButtonUncheckedRounded from "@mui/icons-material/RadioButtonUncheckedRounded";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { VisuallyHidden } from "#console/shared/parts/VisuallyHidden.tsx";
import { useFocusAfterChange } from "#console/shared/useFocusAfterChange.ts";

interface SetupStepCardProps {
  title: string;
  isDone: boolean;
  text: ReactNode;
  children: ReactNode;
}

export function SetupStepCard({ title, isDone, text, children }: SetupStepCardProps) {
  const place = useFocusAfterChange<HTMLLIElement>(isDone);
  const Mark = isDone ? CheckCircleRounded : RadioButtonUncheckedRounded;
  return (
    <Card
      ref={place}
      component="li"
      tabIndex={-1}
      sx={{ p: { xs: 2, sm: 2.5 }, display: "flex", gap: { xs: 1.5, sm: 2 } }}
    >
      <Mark aria-hidden sx={{ mt: 0.25, color: isDone ? "primary.main" : "text.disabled" }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          {title}
          <VisuallyHidden>{isDone ? ", done" : ", to do"}</VisuallyHidden>
        </Typography>
        <Typography
          component="div"
          variant="body2"
          sx={{ color: "text.secondary", mt: 0.5, mb: 1.5, overflowWrap: "anywhere" }}
        >
          {text}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>{children}</Box>
      </Box>
    </Card>
  );
}
