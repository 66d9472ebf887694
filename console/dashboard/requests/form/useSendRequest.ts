import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { answeredParts } from "#core/requests/parts/answeredParts.ts";
import { enteredParts } from "#core/leave/LeaveParts.ts";
import { withParts } from "#core/requests/parts/partsInput.ts";
import { typeText } from "#core/leave/leaveText.ts";
import { ApiError, wordsOf } from "#console/shared/api/ApiError.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useEditRequest, useSubmitRequest, type WantedRequest } from "../requestCalls.ts";
import type { RequestFormOutput } from "./requestFormSchema.ts";

interface Outcome {
  /** Called with a new request, or with nothing after an edit. */
  onDone: (booked?: RequestAnswer) => void;
  onError: (error: unknown) => void;
}

const APPROVED = { title: "PTO Request Approved", what: "was approved automatically" };

/** Returns a function that submits a new request, or the changes to `edited`, and shows the outcome in a toast. */
export function useSendRequest(edited: RequestAnswer | undefined) {
  const submitRequest = useSubmitRequest();
  const editRequest = useEditRequest();
  const toast = useToast();
  const { nameOf, amountText } = useLeaveTypes();
  const send = (entered: RequestFormOutput, { onDone, onError }: Outcome) => {
    const { parts, isHalfDay, ...plain } = withParts(entered);
    // An edit that removes the parts of a request must state that its dates are whole.
    const cleared = edited && answeredParts(edited).parts ? ({ startPart: "full", endPart: "full" } as const) : {};
    const wanted: WantedRequest = { ...plain, ...cleared, ...enteredParts({ parts, isHalfDay }) };
    const outcome = edited
      ? { title: "Request Changed", what: "is waiting for approval" }
      : { title: "PTO Request Submitted", what: "has been sent for approval" };
    const options = {
      onSuccess: (request: RequestAnswer) => {
        const { type, days, status } = request;
        const sent = `Your ${typeText(nameOf(type))} request for ${amountText(days, type)}`;
        const { title, what } = status === "approved" ? APPROVED : outcome;
        toast({ title, description: `${sent} ${what}` });
        onDone(edited ? undefined : request);
      },
      onError: (error: unknown) => {
        onError(error);
        toast({ ...requestFailure(error), tone: "destructive" });
      },
    };
    if (edited) editRequest.mutate({ ...wanted, id: edited.id, version: edited.version }, options);
    else submitRequest.mutate(wanted, options);
  };
  return { send, isSending: submitRequest.isPending || editRequest.isPending };
}

const TITLES: Record<string, string> = {
  costs_nothing: "Invalid Duration",
  insufficient_balance: "Insufficient Balance",
  overlap: "Date Conflict",
};

/** Returns the toast for a request that couldn't be sent. */
function requestFailure(error: unknown): { title: string; description: string } {
  const title = (error instanceof ApiError && error.code !== undefined && TITLES[error.code]) || "Submission Failed";
  return { title, description: wordsOf(error, "Failed to submit request. Please try again.") };
}
