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
  /** Said below the title. */
  lead?: ReactNode;
  /** The words of the button that sends it, and what it says meanwhile. */
  submit: string;
  submitting: string;
  isPending: boolean;
  /** Nothing can be sent: the dialog says why. */
  isRefused?: boolean;
  /** What it does can't be undone. */
  isDestructive?: boolean;
  /** With so many fields that it is wider, and fills the screen of a phone. */
  isLarge?: boolean;
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, with Cancel and the button that sends it. A click beside it does not lose what was typed. */
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
            Cancel
          </Button>
          <Button type="submit" variant="contained" color={color} disabled={isPending || isRefused}>
            {isPending ? submitting : submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
