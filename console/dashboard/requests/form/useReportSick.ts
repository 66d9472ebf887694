import { useQuery } from "@tanstack/react-query";
import { SICK } from "#core/leave/LeaveType.ts";
import { isLive } from "#core/leave/Statuses.ts";
import { useToday } from "#console/dashboard/session/meContext.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { ownRequests } from "../requestCalls.ts";
import { useSubmitRequest } from "./useSendRequest.ts";

export function useReportSick() {
  const today = useToday();
  const { amountText } = useLeaveTypes();
  const requests = useQuery(ownRequests());
  const ofToday = requests.data?.filter((one) => one.type === SICK && one.startDate <= today && one.endDate >= today);
  // The button stays on the page, and may report again after an earlier report was canceled.
  const submitRequest = useSubmitRequest(`${today} ${ofToday?.length ?? 0}`);
  const show = useOutcome();
  return {
    isPending: submitRequest.isPending,
    isReported: ofToday?.some(({ status }) => isLive(status)) ?? false,
    report: () => {
      const sent = submitRequest.mutateAsync({ type: SICK, startDate: today, endDate: today, isHalfDay: false });
      return show(sent, {
        done: ({ status, days }) => ({
          title: status === "approved" ? "PTO Request Approved" : "PTO Request Submitted",
          description: `Your sick request for ${amountText(days, SICK)} ${status === "approved" ? "was approved automatically" : "has been sent for approval"}.`,
        }),
        failed: "Failed to submit request. Please try again.",
        reasons: { costs_nothing: "Today isn't a workday for you, so there is nothing to report." },
      });
    },
  };
}
