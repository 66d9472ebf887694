import SickRounded from "@mui/icons-material/SickRounded";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { isLive } from "#core/leave/Statuses.ts";
import { SICK } from "#core/leave/LeaveType.ts";
import { isRequestable } from "#core/requests/booking/requestableType.ts";
import { useMe, useToday } from "#console/dashboard/session/meContext.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { ownRequests } from "../requestCalls.ts";
import { useSendRequest } from "./useSendRequest.ts";

/** Reports the person sick today in one click. Absent if they can't request sick leave. */
export function SickTodayButton() {
  const me = useMe();
  const today = useToday();
  const type = useLeaveTypes().typeOf(SICK);
  const requests = useQuery(ownRequests());
  const { send, isSending } = useSendRequest(undefined);
  if (!type || !isRequestable(type, me.role)) return null;
  const isReported = requests.data?.some(
    (one) => one.type === SICK && isLive(one.status) && one.startDate <= today && one.endDate >= today,
  );
  return (
    <Button
      variant="outlined"
      startIcon={<SickRounded />}
      disabled={isSending || isReported === true}
      onClick={() => {
        send(
          { type: SICK, startDate: today, endDate: today, isHalfDay: false, notes: undefined },
          { onDone: () => {}, onError: () => {} },
        );
      }}
    >
      {isReported ? "Sick Today: Reported" : "I'm Sick Today"}
    </Button>
  );
}
