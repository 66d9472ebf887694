import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useNotify } from "react-admin";
import { useNavigate } from "react-router";
import { DateField } from "../../policyEditor/inputs/DateField.tsx";
import { belowZero } from "../../policyEditor/saving/belowZero.ts";
import { endPolicy } from "./assignmentCalls.ts";
import { BelowZeroOrError } from "./BelowZeroOrError.tsx";

/** Ends a group's or a person's policy on a day. */
export function EndPolicyDialog({ policyId, onClose }: { policyId: string; onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const [effectiveOn, setEffectiveOn] = useState<string | undefined>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (confirmed: { confirmed?: true }) =>
      endPolicy(policyId, { ...(effectiveOn && { effectiveOn }), ...confirmed }),
    onSuccess: async () => {
      notify("Policy ended");
      await navigate("/policies");
      await client.invalidateQueries();
    },
  });
  const below = belowZero(error);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>End this policy</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <DialogContentText>
          From that day on, the next policy applies: that of another group, or the office&apos;s. Balances are
          recalculated.
        </DialogContentText>
        <DateField
          label="First day without it"
          value={effectiveOn}
          onChange={(day) => {
            setEffectiveOn(day);
            reset();
          }}
          path=""
          hint="Leave blank for today."
        />
        <BelowZeroOrError error={error} failed="Failed to end the policy." />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          color="error"
          loading={isPending}
          onClick={() => mutate(below ? { confirmed: true } : {})}
        >
          {below ? "End anyway" : "End policy"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
