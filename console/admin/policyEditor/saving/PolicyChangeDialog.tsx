import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { InputDialog } from "#console/shared/dialogs/InputDialog.tsx";
import { belowZero } from "./belowZero.ts";
import { BelowZeroOrError } from "./BelowZeroOrError.tsx";
import { Impact, type ImpactProps } from "./Impact.tsx";

interface PolicyChangeDialogProps<Edit extends object, Saved> {
  title: string;
  text: string;
  labels: { submit: string; confirm: string };
  edit: Edit | null;
  save: (edit: Edit & { confirmed?: true }) => Promise<Saved>;
  onSaved: (saved: Saved) => unknown;
  failed: string;
  loadError?: Error | null;
  impact?: Omit<ImpactProps<Edit>, "edit">;
  isBlocked?: boolean;
  isEnding?: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function PolicyChangeDialog<Edit extends object, Saved>(props: PolicyChangeDialogProps<Edit, Saved>) {
  const { edit, labels, impact } = props;
  const saving = useMutation({
    mutationFn: ({ wanted, isConfirmed }: { wanted: Edit; isConfirmed: boolean }) =>
      props.save({ ...wanted, ...(isConfirmed && { confirmed: true }) }),
    onSuccess: props.onSaved,
  });
  const isTried = JSON.stringify(saving.variables?.wanted) === JSON.stringify(edit);
  const error = isTried ? saving.error : null;
  const isRefused = belowZero(error) !== null;
  return (
    <InputDialog title={props.title} fillsPhone={false} onClose={saving.isPending ? undefined : props.onClose}>
      <DialogContent sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <DialogContentText>{props.text}</DialogContentText>
        {props.children}
        {impact && !error && <Impact {...impact} edit={edit} />}
        <BelowZeroOrError error={error ?? props.loadError ?? null} failed={props.failed} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={saving.isPending} onClick={props.onClose}>
          Cancel
        </Button>
        <BusyButton
          variant="contained"
          color={props.isEnding || isRefused ? "error" : "primary"}
          disabled={edit === null || props.isBlocked === true}
          loading={saving.isPending}
          onClick={() => edit && saving.mutate({ wanted: edit, isConfirmed: isRefused })}
        >
          {isRefused ? labels.confirm : labels.submit}
        </BusyButton>
      </DialogActions>
    </InputDialog>
  );
}
