import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useFocusAfterSending } from "./useFocusAfterSending.ts";

interface FormProps {
  onSubmit: () => unknown;
  /** The id of the form's heading, if the page has several forms. */
  labelledBy?: string;
  sx: SxProps<Theme>;
  children: ReactNode;
}

/** Fields show their own errors, so the browser's validation is off. */
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
      // Captured, because a closed select opens with Enter.
      onKeyDownCapture={sendOnShortcut}
      sx={sx}
    >
      {children}
    </Box>
  );
}

function sendOnShortcut(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: form, target } = event;
  // React also reports the keys of menus and dialogs that the form opened.
  const isInside = target instanceof Element && form.contains(target);
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || !isInside) return;
  event.preventDefault();
  event.stopPropagation();
  form.querySelector<HTMLButtonElement>("button[type=submit]:enabled")?.click();
}

/** Leaving the field could show an error that moves the button from under the pointer. */
function keepFocusOnPress(event: MouseEvent<HTMLElement>): void {
  const pressed = event.target instanceof Element ? event.target.closest("button") : null;
  if (pressed?.type === "submit") event.preventDefault();
}
