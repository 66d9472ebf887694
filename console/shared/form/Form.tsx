import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useFocusAfterSending } from "./useFocusAfterSending.ts";

interface FormProps {
  onSubmit: () => unknown;
  labelledBy?: string;
  sx: SxProps<Theme>;
  children: ReactNode;
}

export function Form({ onSubmit, labelledBy, sx, children }: FormProps) {
  const { form, remember } = useFocusAfterSending();
  return (
    <Box
      ref={form}
      component="form"
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        remember();
        void onSubmit();
      }}
      onMouseDown={keepFocusOnPress}
      // Captures the event, because Enter would open a closed select.
      onKeyDownCapture={sendOnShortcut}
      sx={sx}
    >
      {children}
    </Box>
  );
}

function sendOnShortcut(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: form, target } = event;
  // React also reports key presses in menus and dialogs that the form opened.
  const isInside = target instanceof Element && form.contains(target);
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || !isInside) return;
  event.preventDefault();
  event.stopPropagation();
  form.querySelector<HTMLButtonElement>("button[type=submit]:enabled")?.click();
}

/** Keeps the focus in the field, because an error shown on blur could move the button away from the pointer. */
function keepFocusOnPress(event: MouseEvent<HTMLElement>): void {
  const pressed = event.target instanceof Element ? event.target.closest("button") : null;
  if (pressed?.type === "submit") event.preventDefault();
}
