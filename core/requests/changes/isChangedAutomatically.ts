import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LiveRequest } from "#core/leave/LiveRequest.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { type ApprovalFacts, requiredApproval } from "../approval/requiredApproval.ts";
import type { ApprovalStep } from "../approval/ApprovalStep.ts";
import { givesBackBegun } from "../overlaps/overlapRefusals.ts";
import type { Span } from "../requestCost.ts";
import { keepsBegun } from "./changeCosts.ts";

interface Change {
  leave: Span & {
    type: LeaveType;
    minutes: Minutes;
    approval?: { steps: readonly ApprovalStep[] } | null | undefined;
  };
  wanted: Span | null;
  minutes: Minutes;
}

/** A change to begun days always needs an approver, because the person may have taken the days. */
export function isChangedAutomatically(
  { leave, wanted, minutes }: Change,
  facts: ApprovalFacts & { live: readonly LiveRequest[] },
): boolean {
  if (leave.approval?.steps.length !== 0 || !keepsBegun(leave, wanted, facts.today)) return false;
  const span = wanted ?? leave;
  const asksAdmin = givesBackBegun({ ...span, type: leave.type }, facts.live, facts.today);
  return requiredApproval(span, wanted ? minutes : leave.minutes, { ...facts, asksAdmin })?.isAutomatic === true;
}
