import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { z } from "zod";
import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { LeaveTypeInput } from "#core/leaveTypes/LeaveTypeInput.ts";
import { CheckInput } from "#console/shared/form/CheckInput.tsx";
import { DaysInput } from "#console/shared/form/DaysInput.tsx";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useCreateType, useEditType } from "./leaveTypeEdits.ts";
import { TypeFields } from "./TypeFields.tsx";

type Input = z.input<typeof LeaveTypeInput>;

const NEW: Input = {
  name: "",
  icon: "star",
  color: "teal",
  unit: "day",
  paid: true,
  visibility: "away",
  requestableBy: "everyone",
  isUnlimited: true,
  accrualAmount: "",
  carryOverDays: "",
};

interface LeaveTypeDialogProps {
  type?: LeaveTypeAnswer;
  onClose: () => void;
}

export function LeaveTypeDialog({ type, onClose }: LeaveTypeDialogProps) {
  const create = useCreateType();
  const edit = useEditType();
  const show = useOutcome();
  const form = useZodForm<Input, LeaveTypeInput>(LeaveTypeInput, type ? { ...NEW, ...editable(type) } : NEW);
  const { control } = form;
  // Keeps the type that filled the form, because another Admin may change the current type.
  const [shown] = useState(type);
  const [unit, isUnlimited] = form.watch(["unit", "isUnlimited"]);
  const submit = form.handleSubmit(async (wanted) => {
    const write = shown ? edit.mutateAsync({ id: shown.id, ...changesOf(shown, wanted) }) : create.mutateAsync(wanted);
    const wasDone = await show<LeaveTypeAnswer>(write, {
      done: ({ name }) => ({ title: type ? `${name} updated` : `${name} added` }),
      failed: type ? "Failed to update the leave type." : "Failed to add the leave type.",
      onFailed: (error) => showServerErrors(form, error),
    });
    if (wasDone) onClose();
  });
  return (
    <FormDialog
      title={type ? `Edit ${type.name}` : "Add leave type"}
      submit={type ? "Save changes" : "Add leave type"}
      submitting={type ? "Saving..." : "Adding..."}
      isPending={create.isPending || edit.isPending}
      isLarge
      onSubmit={submit}
      onClose={onClose}
    >
      <TypeFields control={control} type={type} />
      {!type && (
        <>
          <CheckInput control={control} name="isUnlimited" label="Unlimited" />
          {isUnlimited === true ? (
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              Every office gets an unlimited policy. You can change each office's policy later.
            </Typography>
          ) : (
            <>
              <DaysInput
                control={control}
                name="accrualAmount"
                label="Accrual amount per year"
                unit={unit === "hour" ? "hour" : "day"}
                min={0}
                hint="Granted at the start of each leave year, beginning with the current one"
              />
              <DaysInput
                control={control}
                name="carryOverDays"
                label={`Carry-over ${unit === "hour" ? "hours" : "days"}`}
                unit={unit === "hour" ? "hour" : "day"}
                min={0}
                hint="Maximum carried over into the next leave year. Leave blank for no carry-over."
              />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}

function editable({ name, icon, color, unit, paid, visibility, requestableBy }: LeaveTypeAnswer) {
  return { name, icon, color, unit, paid, visibility, requestableBy };
}

function changesOf(type: LeaveTypeAnswer, { name, icon, color, paid, visibility, requestableBy }: LeaveTypeInput) {
  const wanted = { name, icon, color, paid, visibility, requestableBy };
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => value !== type[field as keyof typeof wanted]),
  ) as Partial<typeof wanted>;
}
