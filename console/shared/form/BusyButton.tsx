import Button, { type ButtonProps } from "@mui/material/Button";
import { useEffect, useRef } from "react";

/**
 * A button outside a form that starts an action and is disabled while `loading`. A disabled button loses the focus, so
 * it gets the focus back afterward, unless the focus has moved on.
 */
export function BusyButton({ onClick, ...props }: ButtonProps) {
  const { loading = false } = props;
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (loading || !wasPressed.current) return;
    wasPressed.current = false;
    // The focus fell back to an element around the button, such as the page body or a dialog.
    if (document.activeElement?.contains(button.current)) button.current?.focus();
  }, [loading]);
  return (
    <Button
      ref={button}
      {...props}
      onClick={(event) => {
        wasPressed.current = true;
        onClick?.(event);
      }}
    />
  );
}
