import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { SICK } from "#core/leave/LeaveType.ts";
import { isLive } from "#core/leave/Statuses.ts";
import { useToday } from "#console/dashboard/session/meContext.ts";
import { ApiError, wordsOf } from "#console/shared/api/ApiError.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { ownRequests } from "../requestCalls.ts";
import { useSubmitRequest } from "./useSendRequest.ts";

export function useReportSick() {
  const today = useToday();
  const { amountText } = useLeaveTypes();
  const requests = useQuery(ownRequests());
  const ofToday = requests.data?.filter((one) => one.type === SICK && one.startDate <= today && one.endDate >= today);
  const submitRequest = useSubmitRequest(`${today} ${ofToday?.length ?? 0}`);
  const toast = useToast();
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    isPending: submitRequest.isPending,
    isReported: ofToday?.some(({ status }) => isLive(status)) ?? false,
    refusal,
    dismiss: () => setRefusal(null),
    report: async () => {
      setRefusal(null);
      try {
        const wanted = { type: SICK, startDate: today, endDate: today, isHalfDay: false };
        const { status, days } = await submitRequest.mutateAsync(wanted);
        toast({
          title: status === "approved" ? "PTO Request Approved" : "PTO Request Submitted",
          description: `Your sick request for ${amountText(days, SICK)} ${status === "approved" ? "was approved automatically" : "has been sent for approval"}.`,
        });
        return true;
      } catch (error) {
        setRefusal(reasonOf(error));
        return false;
      }
    },
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.code === "costs_nothing") {
    return "Today isn't a workday for you, so there is nothing to report.";
  }
  return wordsOf(error, "Failed to submit request. Please try again.");
}
