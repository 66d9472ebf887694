import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";

interface FormProps {
  onSubmit: () => unknown;
  sx: SxProps<Theme>;
  children: ReactNode;
}

/** A form whose fields say themselves what is wrong: the browser's own validation leaves it alone. */
export function Form({ onSubmit, sx, children }: FormProps) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      sx={sx}
    >
      {children}
    </Box>
  );
}
