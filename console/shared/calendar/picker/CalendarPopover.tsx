import Popover from "@mui/material/Popover";
import type { ReactNode } from "react";

interface CalendarPopoverProps {
  anchor: HTMLElement | null;
  label: string;
  describedBy?: string;
  onClose: () => void;
  children: ReactNode;
}

export function CalendarPopover({ anchor, label, describedBy, onClose, children }: CalendarPopoverProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-label": label,
          "aria-describedby": describedBy,
          sx: { border: 1, borderColor: "divider", borderRadius: 3, boxShadow: 8, mt: 0.5 },
        },
      }}
    >
      {children}
    </Popover>
  );
}
