import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import type { ReactNode } from "react";
import { InputDialog } from "#console/shared/dialogs/InputDialog.tsx";

interface SettingsDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function SettingsDialog({ title, onClose, children }: SettingsDialogProps) {
  return (
    <InputDialog title={title} onClose={onClose}>
      <DialogContent
        dividers
        sx={{ display: "grid", gap: 4, alignContent: "start", gridTemplateColumns: "minmax(0, 1fr)", py: 3 }}
      >
        {children}
      </DialogContent>
      <DialogActions sx={{ "&&": { pt: 2 } }}>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </InputDialog>
  );
}
