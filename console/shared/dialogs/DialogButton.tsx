import Button from "@mui/material/Button";
import type SvgIcon from "@mui/material/SvgIcon";
import { type ReactNode, Suspense, useState } from "react";

interface DialogButtonProps {
  label: string;
  Icon: typeof SvgIcon;
  prepare: () => unknown;
  isDisabled?: boolean;
  variant?: "contained" | "outlined";
  color?: "primary" | "error";
  onOpen?: () => unknown;
  startsOpen?: boolean;
  children: (close: () => void) => ReactNode;
}

export function DialogButton(props: DialogButtonProps) {
  const {
    label,
    Icon,
    prepare,
    isDisabled = false,
    variant = "contained",
    color = "primary",
    onOpen,
    startsOpen = false,
    children,
  } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button
        variant={variant}
        color={color}
        startIcon={<Icon />}
        disabled={isDisabled}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          onOpen?.();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <Suspense>{isOpen && children(() => setOpen(false))}</Suspense>
    </>
  );
}
