import AddRounded from "@mui/icons-material/AddRounded";
import RemoveRounded from "@mui/icons-material/RemoveRounded";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import type { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import { ADJUSTMENT_STEP, AdjustmentInput } from "#core/ledger/inputs/AdjustmentInput.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { ADJUSTMENT_HINT } from "#console/shared/adjustmentHint.ts";
import { DaysInput } from "#console/shared/form/DaysInput.tsx";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { countText } from "#core/countText.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { useAdjustBalance, userBalances } from "./userBalanceCalls.ts";

const STEPS = {
  display: "flex",
  alignItems: "flex-start",
  gap: 1,
  "@container (max-width: 12rem)": { flexWrap: "wrap", "& > .MuiTextField-root": { order: -1 } },
};

interface AdjustDialogProps {
  user: UserAnswer;
  type?: LeaveType | undefined;
  refusal: string | undefined;
  onClose: () => void;
}

export function AdjustDialog({ user, type, refusal, onClose }: AdjustDialogProps) {
  const [chosen, setChosen] = useState<LeaveType>(type ?? "vacation");
  const balances = useQuery(userBalances(user.id));
  const balance = balances.data?.find((one) => one.type === chosen);
  const adjust = useAdjustBalance();
  const show = useOutcome();
  const toast = useToast();
  const { nameOf, unitOf, amountText } = useLeaveTypes();
  const form = useZodForm(AdjustmentInput, { adjustment: "", reason: "" });
  const amount = Number(form.watch("adjustment"));

  const step = (by: 1 | -1) => form.setValue("adjustment", String(amount + by), { shouldValidate: true });
  const submit = form.handleSubmit(
    async (input) => {
      if (!balance) return;
      const wasDone = await show(adjust.mutateAsync({ balanceId: balance.id, ...input }), {
        done: (adjusted) => ({
          title: "PTO balance updated successfully",
          ...(!adjusted.isUnlimited && {
            description: `${user.name} now has ${amountText(adjusted.balance, adjusted.type)} of ${leaveText(nameOf(adjusted.type))}.`,
          }),
        }),
        failed: "Failed to adjust balance",
        onFailed: (error) => showServerErrors(form, error),
      });
      if (wasDone) onClose();
    },
    ({ adjustment, reason }) => {
      if (adjustment && !amount)
        toast({ title: "No Change", description: adjustment.message ?? "", tone: "destructive" });
      else if (!adjustment && reason)
        toast({ title: "Reason Required", description: reason.message ?? "", tone: "destructive" });
    },
  );
  return (
    <FormDialog
      title={`Adjust ${user.name}'s PTO Balance`}
      submit="Save Adjustment"
      submitting="Saving..."
      isPending={adjust.isPending}
      isRefused={refusal !== undefined || !balance}
      onSubmit={submit}
      onClose={onClose}
    >
      {refusal && (
        <Alert severity="info" variant="outlined">
          {refusal}
        </Alert>
      )}
      <Loaded
        query={balances}
        failed="Failed to fetch balances"
        skeleton={<ListSkeleton height={40} />}
        empty={<Nothing>No PTO balances found for this user</Nothing>}
      >
        {(all) => (
          <>
            <TextField
              id="adjusted-type"
              select
              label="Balance"
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
            >
              {all.map((one) => (
                <MenuItem key={one.type} value={one.type}>
                  {nameOf(one.type)} · {one.isUnlimited ? "unlimited" : amountText(one.balance, one.type)}
                </MenuItem>
              ))}
            </TextField>
            <Box sx={{ containerType: "inline-size" }}>
              <Box sx={STEPS}>
                <StepButton label={`Subtract 1 ${unitOf(chosen)}`} Icon={RemoveRounded} onClick={() => step(-1)} />
                <DaysInput
                  control={form.control}
                  name="adjustment"
                  label="Adjustment"
                  unit={unitOf(chosen)}
                  step={ADJUSTMENT_STEP}
                  hint={balance ? resultText(balance, amount, unitOf(chosen)) : ""}
                />
                <StepButton label={`Add 1 ${unitOf(chosen)}`} Icon={AddRounded} onClick={() => step(1)} />
              </Box>
            </Box>
            <TextInput
              control={form.control}
              name="reason"
              label="Reason"
              hint="Saved with the adjustment and shown in the history"
              multiline
              minRows={2}
            />
          </>
        )}
      </Loaded>
    </FormDialog>
  );
}

function resultText({ balance, isUnlimited }: BalanceAnswer, amount: number, unit: LeaveUnit): string {
  if (isUnlimited) return "This leave type is unlimited, so its balance has no effect";
  if (!amount) return ADJUSTMENT_HINT;
  return `From ${countText(balance, unit)} to ${countText(balance + amount, unit)}`;
}

function StepButton({ label, Icon, onClick }: { label: string; Icon: typeof AddRounded; onClick: () => void }) {
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={label}
      onClick={onClick}
      startIcon={<Icon />}
      sx={{ flex: "none", px: 1.5 }}
    >
      1
    </Button>
  );
}
