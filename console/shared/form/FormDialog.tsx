import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useId } from "react";
import { Form } from "./Form.tsx";

interface FormDialogProps {
  title: string;
  lead?: ReactNode;
  /** The label of the submit button, and its label while the form is being sent. */
  submit: string;
  submitting: string;
  /** The label of the button that dismisses the dialog; "Cancel" by default. */
  dismiss?: string;
  isPending: boolean;
  /** Disables the submit button; the dialog shows the reason. */
  isRefused?: boolean;
  /** Marks an action that can't be undone. */
  isDestructive?: boolean;
  /** Makes the dialog wider, and full-screen on a phone, for forms with many fields. */
  isLarge?: boolean;
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, with a dismiss and a submit button. A click outside doesn't close it, so typed text isn't lost. */
export function FormDialog(props: FormDialogProps) {
  const { title, lead, submit, submitting, isPending, isRefused = false, isLarge = false, children } = props;
  const color = props.isDestructive ? "error" : "primary";
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  return (
    <Dialog
      open
      onClose={(_, reason) => reason !== "backdropClick" && props.onClose()}
      aria-labelledby={id}
      maxWidth={isLarge ? "sm" : "xs"}
      fullWidth
      fullScreen={isLarge && isPhone}
    >
      <Form onSubmit={props.onSubmit} sx={{ display: "flex", flexDirection: "column", flex: 1, minHeight: 0 }}>
        <DialogTitle id={id} sx={{ overflowWrap: "anywhere" }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ "&&": { pt: 1 } }}>
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
            {lead && <DialogContentText component="div">{lead}</DialogContentText>}
            {children}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={props.onClose}>
            {props.dismiss ?? "Cancel"}
          </Button>
          <Button type="submit" variant="contained" color={color} disabled={isPending || isRefused}>
            {isPending ? submitting : submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
