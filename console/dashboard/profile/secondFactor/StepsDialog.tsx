import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useId } from "react";

interface StepsDialogProps {
  title: string;
  /** Left out while there is something that must be read first. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** A dialog of several steps, each with its own button. A click beside it loses nothing. */
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
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ "&&": { pt: 1, pb: 3 } }}>{children}</DialogContent>
      {onClose && (
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
