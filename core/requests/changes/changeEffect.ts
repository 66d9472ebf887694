import { NO_APPROVER } from "../approval/noApprover.ts";

export function changeEffect(approverName: string | undefined, isCancellation: boolean): string {
  const asked = isCancellation ? "cancellation" : "change";
  return approverName === NO_APPROVER
    ? `Your ${asked} takes effect immediately, because it needs no approval.`
    : `Your time off stays as it is until the ${asked} is approved.`;
}
