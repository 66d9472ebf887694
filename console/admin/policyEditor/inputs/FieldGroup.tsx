import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { PLAIN_FIELDSET } from "./plainFieldset.ts";

interface FieldGroupProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-labelledby={id}
      sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", ...PLAIN_FIELDSET }}
    >
      <Box>
        <Typography variant="subtitle2" component="h3" id={id}>
          {title}
        </Typography>
        {hint && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {hint}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}
