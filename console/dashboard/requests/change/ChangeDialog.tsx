import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId } from "react";
import type { OwnRequestAnswer } from "#core/api/RequestAnswer.ts";
import { ChangeForm } from "./ChangeForm.tsx";

/** The form to change approved leave, in a dialog, full-screen on phones. */
export function ChangeDialog({ request, onClose }: { request: OwnRequestAnswer; onClose: () => void }) {
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
      <DialogTitle id={id}>Change Time Off</DialogTitle>
      <ChangeForm request={request} onDone={onClose} />
    </Dialog>
  );
}
