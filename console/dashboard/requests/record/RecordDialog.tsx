import Box from "@mui/material/Box";
import { z } from "zod";
import { isoDateField, optionalText, yesElseNo } from "#core/inputs.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import { leaveTypeField } from "#core/leaveTypes/leaveTypeField.ts";
import { recordingReasonRequired } from "#core/requests/recording/assertMayRecord.ts";
import { NOTES_MAX } from "#core/requests/RequestInput.ts";
import { CheckInput } from "#console/shared/form/CheckInput.tsx";
import { DateInput } from "#console/shared/form/DateInput.tsx";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { twoColumns } from "#console/shared/parts/columns.ts";
import { useToday } from "#console/dashboard/session/meContext.ts";
import { RequestableTypeInput } from "../form/RequestableTypeInput.tsx";
import { useRecordLeave } from "./useRecordLeave.ts";

const schema = (today: string) =>
  z
    .object({
      type: leaveTypeField("Please select a PTO type"),
      startDate: isoDateField("Start date is required"),
      endDate: isoDateField("End date is required"),
      isHalfDay: yesElseNo(),
      reason: optionalText({ max: NOTES_MAX, multiline: true }),
    })
    .refine(({ startDate, endDate }) => endDate >= startDate, {
      message: "End date must be on or after start date",
      path: ["endDate"],
    })
    .refine(({ startDate, reason }) => startDate >= today || reason, {
      message: recordingReasonRequired().message,
      path: ["reason"],
    });

interface RecordDialogProps {
  person: { id: string; name: string };
  onClose: () => void;
}

export function RecordDialog({ person, onClose }: RecordDialogProps) {
  const today = useToday();
  const { nameOf, amountText } = useLeaveTypes();
  const record = useRecordLeave(person.id);
  const show = useOutcome();
  const form = useZodForm(schema(today), { type: "", startDate: "", endDate: "", isHalfDay: false, reason: "" });
  const { startDate, endDate } = form.watch();
  const submit = form.handleSubmit(async (wanted) => {
    const isDone = await show(record.mutateAsync(wanted), {
      done: ({ days, type, status }) => ({
        title: status === "pending" ? "Time Off Requested" : "Time Off Recorded",
        description: `${person.name}: ${amountText(days, type)} of ${leaveText(nameOf(type))}${status === "pending" ? ", waiting for approval" : ""}.`,
      }),
      failed: "Failed to record time off.",
      onFailed: (error) => showServerErrors(form, error),
    });
    if (isDone) onClose();
  });
  const { control } = form;
  return (
    <FormDialog
      title="Record Time Off"
      lead={`For ${person.name}, who will be notified.`}
      submit="Record Time Off"
      submitting="Recording..."
      isPending={record.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <RequestableTypeInput control={control} name="type" />
      <Box sx={{ display: "grid", gridTemplateColumns: twoColumns("12.5rem"), gap: 2 }}>
        <DateInput control={control} name="startDate" label="Start Date" />
        <DateInput control={control} name="endDate" label="End Date" min={startDate} />
      </Box>
      {startDate !== "" && startDate === endDate && <CheckInput control={control} name="isHalfDay" label="Half day" />}
      <TextInput
        control={control}
        name="reason"
        label="Reason"
        hint={`Required for past dates; ${person.name} will see this`}
        multiline
        minRows={2}
      />
    </FormDialog>
  );
}
