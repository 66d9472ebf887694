import SickRounded from "@mui/icons-material/SickRounded";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { isLive } from "#core/leave/Statuses.ts";
import { SICK } from "#core/leave/LeaveType.ts";
import { isRequestable } from "#core/requests/booking/requestableType.ts";
import { useMe, useToday } from "#console/dashboard/session/meContext.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { ownRequests, useSubmitRequest } from "../requestCalls.ts";

/** Reports the person sick today in one click. Absent if they can't request sick leave. */
export function SickTodayButton() {
  const me = useMe();
  const today = useToday();
  const { typeOf, amountText } = useLeaveTypes();
  const type = typeOf(SICK);
  const requests = useQuery(ownRequests());
  const submitRequest = useSubmitRequest();
  const show = useOutcome();
  if (!type || !isRequestable(type, me.role)) return null;
  const isReported = requests.data?.some(
    (one) => one.type === SICK && isLive(one.status) && one.startDate <= today && one.endDate >= today,
  );
  return (
    <Button
      variant="outlined"
      startIcon={<SickRounded />}
      disabled={submitRequest.isPending || isReported === true}
      onClick={() => {
        const sent = submitRequest.mutateAsync({ type: SICK, startDate: today, endDate: today, isHalfDay: false });
        void show(sent, {
          done: ({ status, days }) => ({
            title: status === "approved" ? "PTO Request Approved" : "PTO Request Submitted",
            description: `Your sick request for ${amountText(days, SICK)} ${status === "approved" ? "was approved automatically" : "has been sent for approval"}`,
          }),
          failed: "Failed to submit request. Please try again.",
          reasons: { costs_nothing: "Today isn't a workday for you, so there is nothing to report." },
        });
      }}
    >
      {isReported ? "Sick Day Reported" : "I'm Sick Today"}
    </Button>
  );
}
