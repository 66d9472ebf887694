import DialogContent from "@mui/material/DialogContent";
import type { ReactNode } from "react";
import { InputDialog } from "#console/shared/dialogs/InputDialog.tsx";

interface StepsDialogProps {
  title: string;
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

export function StepsDialog({ title, onClose, children }: StepsDialogProps) {
  return (
    <InputDialog title={title} width="xs" hasCloseButton onClose={onClose}>
      <DialogContent sx={{ "&&": { pt: "0.5rem", pb: 3 } }}>{children}</DialogContent>
    </InputDialog>
  );
}
