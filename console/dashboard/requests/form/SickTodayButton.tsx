import SickRounded from "@mui/icons-material/SickRounded";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { SICK } from "#core/leave/LeaveType.ts";
import { isRequestable } from "#core/people/access/roles.ts";
import { useMe } from "#console/dashboard/session/meContext.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useReportSick } from "./useReportSick.ts";

const BELOW = { width: 0, minWidth: "100%" };

export function SickTodayButton() {
  const me = useMe();
  const type = useLeaveTypes().typeOf(SICK);
  const { isPending, isReported, report, refusal, dismiss } = useReportSick();
  if (!type || !isRequestable(type, me.role)) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<SickRounded />}
        disabled={isPending || isReported}
        onClick={() => void report()}
      >
        {isReported ? "Sick Day Reported" : "I'm Sick Today"}
      </Button>
      {refusal !== null && (
        <Alert severity="error" variant="outlined" onClose={dismiss} sx={BELOW}>
          {refusal}
        </Alert>
      )}
    </>
  );
}
