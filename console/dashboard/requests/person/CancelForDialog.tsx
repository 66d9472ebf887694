import { z } from "zod";
import type { OwnRequestAnswer } from "#core/api/RequestAnswer.ts";
import { optionalText, text } from "#core/inputs.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import { notifiedText } from "#console/shared/notifiedText.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useCancelFor } from "./useCancelFor.ts";

const REASON_MAX = 2000;

interface CancelForDialogProps {
  request: OwnRequestAnswer;
  person: { name: string };
  onClose: () => void;
}

export function CancelForDialog({ request, person, onClose }: CancelForDialogProps) {
  const isApproved = request.status === "approved";
  const reason = isApproved
    ? text({ max: REASON_MAX, required: "Please give a reason for canceling approved time off", multiline: true })
    : optionalText({ max: REASON_MAX, multiline: true });
  const form = useZodForm<{ rejectionReason?: unknown }, { rejectionReason?: string | undefined }>(
    z.object({ rejectionReason: reason }),
    { rejectionReason: "" },
  );
  const cancel = useCancelFor();
  const show = useOutcome();
  const { nameOf } = useLeaveTypes();
  const submit = form.handleSubmit(async ({ rejectionReason }) => {
    const isDone = await show(cancel.mutateAsync({ id: request.id, version: request.version, rejectionReason }), {
      done: { title: "Request Cancelled", description: notifiedText(person.name) },
      failed: "Failed to cancel request. Please try again.",
      onFailed: (error) => showServerErrors(form, error),
    });
    if (isDone) onClose();
  });
  return (
    <FormDialog
      title="Cancel this request?"
      lead={`${person.name}: ${leaveText(nameOf(request.type))}, ${answeredSpan(request)}.`}
      submit="Cancel Request"
      submitting="Canceling..."
      dismiss="Keep Request"
      isDestructive
      isPending={cancel.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="rejectionReason"
        label={isApproved ? "Reason" : "Reason (optional)"}
        hint={`${person.name} will see this`}
        multiline
        minRows={2}
      />
    </FormDialog>
  );
}
