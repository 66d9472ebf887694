import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";
import { belowZero } from "./belowZero.ts";
import { BelowZeroOrError } from "./BelowZeroOrError.tsx";

interface PolicyChangeDialogProps {
  title: string;
  text: string;
  /** The labels of the button that submits: at first, and after a refusal because people would fall below zero. */
  labels: { submit: string; confirm: string };
  /** The error of the last attempt. */
  error: Error | null;
  /** The text for an error without one of its own. */
  failed: string;
  isPending: boolean;
  /** True while a field must still be filled in. */
  isIncomplete?: boolean;
  /** True if the change ends the policy. */
  isEnding?: boolean;
  onSubmit: (confirmed: { confirmed?: true }) => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Changes policies, and asks for confirmation if people would fall below zero. */
export function PolicyChangeDialog(props: PolicyChangeDialogProps) {
  const id = useId();
  const isRefused = belowZero(props.error) !== null;
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{props.title}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <DialogContentText>{props.text}</DialogContentText>
        {props.children}
        <BelowZeroOrError error={props.error} failed={props.failed} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={props.onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          color={props.isEnding || isRefused ? "error" : "primary"}
          disabled={props.isIncomplete ?? false}
          loading={props.isPending}
          onClick={() => props.onSubmit(isRefused ? { confirmed: true } : {})}
        >
          {isRefused ? props.labels.confirm : props.labels.submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
