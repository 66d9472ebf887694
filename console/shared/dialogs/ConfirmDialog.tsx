import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";
import { BusyButton } from "../form/BusyButton.tsx";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The label of the button that confirms the action. */
  confirm: string;
  /** The label of the button that dismisses the dialog; "Cancel" by default. */
  dismiss?: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an action with serious consequences. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog open={props.open} onClose={props.onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{props.title}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div">{props.children}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose} color="inherit">
          {props.dismiss ?? "Cancel"}
        </Button>
        <BusyButton onClick={props.onConfirm} color="error" variant="contained" loading={props.isPending}>
          {props.confirm}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
