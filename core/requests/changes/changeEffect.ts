import { NO_APPROVER } from "../approval/noApprover.ts";

/**
 * Returns in a sentence when a person's change of their own approved leave takes effect, given the previewed approver.
 */
export function changeEffect(approverName: string | undefined): string {
  return approverName === NO_APPROVER
    ? "Your change takes effect immediately, because it needs no approval."
    : "Your time off stays as it is until the change is approved.";
}
