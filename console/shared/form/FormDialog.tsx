import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import type { ReactNode } from "react";
import { InputDialog } from "../dialogs/InputDialog.tsx";
import { Form } from "./Form.tsx";
import { wholeDates } from "../wholeDates.ts";

interface FormDialogProps {
  title: string;
  lead?: ReactNode;
  submit: string;
  submitting: string;
  dismiss?: string;
  isPending: boolean;
  isRefused?: boolean;
  isDestructive?: boolean;
  isLarge?: boolean;
  onSubmit: () => unknown;
  onClose: () => void;
  children?: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { title, lead, submit, submitting, isPending, isRefused = false, isLarge = false, children } = props;
  const color = props.isDestructive ? "error" : "primary";
  return (
    <InputDialog
      title={title}
      width={isLarge ? "sm" : "xs"}
      fillsPhone={isLarge}
      onClose={isPending ? undefined : props.onClose}
    >
      <Form onSubmit={props.onSubmit} sx={{ display: "flex", flexDirection: "column", flex: 1, minHeight: 0 }}>
        <DialogContent sx={{ "&&": { pt: lead ? 0 : "0.5rem" } }}>
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
            {lead && (
              <DialogContentText component="div" sx={{ overflowWrap: "anywhere" }}>
                {typeof lead === "string" ? wholeDates(lead) : lead}
              </DialogContentText>
            )}
            {children}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={isPending} onClick={props.onClose}>
            {props.dismiss ?? "Cancel"}
          </Button>
          <Button type="submit" variant="contained" color={color} disabled={isPending || isRefused}>
            {isPending ? submitting : submit}
          </Button>
        </DialogActions>
      </Form>
    </InputDialog>
  );
}
