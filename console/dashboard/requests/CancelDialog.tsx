import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { typeText } from "#core/leave/leaveText.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { useCancelRequest } from "./requestCalls.ts";

interface CancelDialogProps {
  request: RequestAnswer;
  onClose: () => void;
  onConfirm: () => void;
}

export function CancelDialog({ request, onClose, onConfirm }: CancelDialogProps) {
  const cancel = useCancelRequest();
  const toast = useToast();
  const { nameOf } = useLeaveTypes();
  const span = wholeDates(answeredSpan(request));
  const confirm = () => {
    onConfirm();
    cancel.mutateAsync(request).then(
      () => toast({ title: "Request Cancelled" }),
      (error: unknown) =>
        toast({
          title: "Cancellation Failed",
          description: wordsOf(error, "Failed to cancel request. Please try again."),
          tone: "destructive",
        }),
    );
  };
  return (
    <ConfirmDialog
      open
      title="Cancel this request?"
      confirm="Cancel Request"
      dismiss="Keep Request"
      isPending={cancel.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      Your {typeText(nameOf(request.type))} request for {span}, will be canceled.
    </ConfirmDialog>
  );
}
