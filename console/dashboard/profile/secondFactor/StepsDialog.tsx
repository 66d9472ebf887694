import CloseRounded from "@mui/icons-material/CloseRounded";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useId } from "react";

interface StepsDialogProps {
  title: string;
  /** Undefined while the dialog must stay open. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** A dialog of several steps, each with its own button. A click outside doesn't close it. */
export function StepsDialog({ title, onClose, children }: StepsDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  return (
    <Dialog
      open
      onClose={(_, reason) => reason !== "backdropClick" && onClose?.()}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
      fullScreen={isPhone}
    >
      <DialogTitle id={id} sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      {onClose && (
        <IconButton aria-label="Close" onClick={onClose} sx={{ position: "absolute", top: 12, right: 12 }}>
          <CloseRounded fontSize="small" />
        </IconButton>
      )}
      <DialogContent sx={{ "&&": { pt: 1, pb: 3 } }}>{children}</DialogContent>
    </Dialog>
  );
}
