import Button, { type ButtonProps } from "@mui/material/Button";
import { useEffect, useRef } from "react";

interface BusyButtonProps extends ButtonProps {
  isIdle?: boolean;
}

const IDLE = {
  "&, &:hover": {
    color: "action.disabled",
    cursor: "default",
    "&.MuiButton-contained": { bgcolor: "action.disabledBackground" },
  },
};

export function BusyButton({ isIdle = false, onClick, ...props }: BusyButtonProps) {
  const { loading = false } = props;
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (loading || !wasPressed.current) return;
    wasPressed.current = false;
    // While the button was disabled, the focus fell back to a container, such as the page body or a dialog.
    if (document.activeElement?.contains(button.current)) button.current?.focus();
  }, [loading]);
  return (
    <Button
      ref={button}
      {...props}
      {...(isIdle && { "aria-disabled": true, sx: IDLE })}
      onClick={(event) => {
        if (isIdle) return;
        wasPressed.current = true;
        onClick?.(event);
      }}
    />
  );
}
