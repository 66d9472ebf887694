import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import type { MouseEvent, ReactNode } from "react";
import { useFocusAfterSending } from "./useFocusAfterSending.ts";

interface FormProps {
  onSubmit: () => unknown;
  sx: SxProps<Theme>;
  children: ReactNode;
}

/** A form whose fields show their own errors; the browser's built-in validation is off. */
export function Form({ onSubmit, sx, children }: FormProps) {
  const { form, remember } = useFocusAfterSending();
  return (
    <Box
      ref={form}
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        remember();
        void onSubmit();
      }}
      onMouseDown={keepFocusOnPress}
      sx={sx}
    >
      {children}
    </Box>
  );
}

/**
 * Keeps the focus in the field while the submit button is pressed. Leaving the field would validate it first, and a new
 * error would move the button from under the pointer, so the click would be lost.
 */
function keepFocusOnPress(event: MouseEvent<HTMLElement>): void {
  const pressed = event.target instanceof Element ? event.target.closest("button") : null;
  if (pressed?.type === "submit") event.preventDefault();
}
