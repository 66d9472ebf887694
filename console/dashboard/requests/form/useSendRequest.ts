import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { EnteredParts } from "#core/leave/LeaveParts.ts";
import { typeText } from "#core/leave/leaveText.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { ApiError, wordsOf } from "#console/shared/api/ApiError.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";
import { useKeyedWrite } from "#console/shared/form/useKeyedWrite.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";

export interface WantedRequest extends EnteredParts {
  type: LeaveType;
  startDate: IsoDate;
  endDate: IsoDate;
  notes?: string | undefined;
}

interface Outcome {
  onDone: (booked?: RequestAnswer) => void;
  onError: (error: unknown) => void;
}

const APPROVED = { title: "PTO Request Approved", what: "was approved automatically" };

export function useSendRequest(edited: RequestAnswer | undefined) {
  const submitRequest = useSubmitRequest();
  const editRequest = useEditRequest();
  const toast = useToast();
  const { nameOf, amountText } = useLeaveTypes();
  const send = (wanted: WantedRequest, { onDone, onError }: Outcome) => {
    const outcome = edited
      ? { title: "Request Changed", what: "is waiting for approval" }
      : { title: "PTO Request Submitted", what: "has been sent for approval" };
    const options = {
      onSuccess: (request: RequestAnswer) => {
        const { type, days, status } = request;
        const sent = `Your ${typeText(nameOf(type))} request for ${amountText(days, type)}`;
        const { title, what } = status === "approved" ? APPROVED : outcome;
        toast({ title, description: `${sent} ${what}.` });
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

function useEditRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, ...changes }: WantedRequest & { id: string; version: number }) =>
      call<RequestAnswer>("PATCH", at("api", "pto-requests", id), { ...changes, notes: changes.notes ?? "", version }),
    onSettled: () => void refetch(client, AFTER_REQUESTS),
  });
}

export function useSubmitRequest(subject?: string) {
  const client = useQueryClient();
  const keyed = useKeyedWrite(subject);
  return useMutation({
    mutationFn: (wanted: WantedRequest) =>
      keyed((idempotencyKey) => call<RequestAnswer>("POST", "/api/pto-requests", { ...wanted, idempotencyKey })),
    onSettled: () => void refetch(client, AFTER_REQUESTS),
  });
}

const TITLES: Record<string, string> = {
  costs_nothing: "Invalid Duration",
  insufficient_balance: "Insufficient Balance",
  overlap: "Date Conflict",
};

function requestFailure(error: unknown): { title: string; description: string } {
  const title = (error instanceof ApiError && error.code !== undefined && TITLES[error.code]) || "Submission Failed";
  return { title, description: wordsOf(error, "Failed to submit request. Please try again.") };
}
