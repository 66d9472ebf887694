import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useId } from "react";

interface SettingsDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Settings stacked vertically, each saved separately. On phones the dialog fills the screen. A click outside doesn't
 * close it, so typed text isn't lost.
 */
export function SettingsDialog({ title, onClose, children }: SettingsDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  return (
    <Dialog
      open
      onClose={(_, reason) => reason !== "backdropClick" && onClose()}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
      fullScreen={isPhone}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent
        dividers
        sx={{ display: "grid", gap: 4, alignContent: "start", gridTemplateColumns: "minmax(0, 1fr)", py: 3 }}
      >
        {children}
      </DialogContent>
      <DialogActions sx={{ "&&": { pt: 2 } }}>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  );
}
