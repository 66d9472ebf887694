import type { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import { CREDIT_STEP, CreditInput } from "#core/credits/CreditInput.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import { DateInput } from "#console/shared/form/DateInput.tsx";
import { DaysInput } from "#console/shared/form/DaysInput.tsx";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useToday } from "../session/meContext.ts";
import { useRequestCredit } from "./creditCalls.ts";

interface CreditDialogProps {
  type: LeaveType;
  credit: NonNullable<BalanceAnswer["credit"]>;
  onClose: () => void;
}

export function CreditDialog({ type, credit, onClose }: CreditDialogProps) {
  const today = useToday();
  const { nameOf, unitOf, amountText } = useLeaveTypes();
  const request = useRequestCredit();
  const show = useOutcome();
  const form = useZodForm(CreditInput, { type, amount: "", workedOn: "", notes: "" });
  const submit = form.handleSubmit(async (wanted) => {
    const wasSent = await show(request.mutateAsync(wanted), {
      done: ({ days }) => ({
        title: "Extra Work Submitted",
        description: `Your request to add ${amountText(days, type)} has been sent for approval.`,
      }),
      failed: "Failed to submit request. Please try again.",
      onFailed: (error) => showServerErrors(form, error),
    });
    if (wasSent) onClose();
  });
  return (
    <FormDialog
      title="Add Extra Work"
      lead={`If your approver agrees, the time is added to your ${leaveText(nameOf(type))}.`}
      submit="Submit Request"
      submitting="Submitting..."
      isPending={request.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DateInput control={form.control} name="workedOn" label="Day You Worked" min={credit.from} max={today} />
      <DaysInput
        control={form.control}
        name="amount"
        label="Amount to Add"
        unit={unitOf(type)}
        min={CREDIT_STEP}
        step={CREDIT_STEP}
        {...(credit.longest !== null && { hint: `At most ${amountText(credit.longest, type)}` })}
      />
      <TextInput
        control={form.control}
        name="notes"
        label="Notes"
        hint="Tell your approver what you did"
        multiline
        minRows={2}
      />
    </FormDialog>
  );
}
