import type { TeamRequestAnswer, WhatIfAnswer } from "#core/api/RequestAnswer.ts";
import type { EditedFrom } from "#core/requests/EditedFrom.ts";
import { toUnits } from "#core/leave/amounts.ts";
import type { SeenStep } from "#core/requests/approval/ApprovalStep.ts";
import { approversText } from "#core/requests/approval/stepTexts.ts";
import { namesYears } from "#core/requests/yearsAfter.ts";
import type { TeamRequestView } from "#bot/operations/requests/readTeamRequests.ts";
import type { previewApprovals } from "#bot/operations/requests/previewApprovals.ts";
import type { AvatarUrl } from "./avatarUrl.ts";
import { avatarOf } from "./people/avatarOf.ts";
import { presentRequest } from "./presentRequest.ts";

function presentEditedFrom({ type, startDate, endDate, isHalfDay, parts, minutes, unit }: EditedFrom) {
  return { type, startDate, endDate, isHalfDay, ...parts, days: toUnits(minutes, unit) };
}

function presentStep({ decidedByName, ...step }: SeenStep) {
  return { approvers: approversText(step), approvedByName: decidedByName };
}

export function presentTeamRequest(request: TeamRequestView, avatarUrl: AvatarUrl): TeamRequestAnswer {
  const { employee, teamCoverage, coverage, balanceAfter, isUnlimited } = request;
  const { id, name, email } = employee;
  return {
    ...(request.change && { change: request.change }),
    ...(request.approval && { approvalSteps: request.approval.steps.map(presentStep) }),
    employee: {
      id,
      name,
      email,
      avatar: avatarOf(employee, avatarUrl),
      ...(request.hasPage && { hasPage: true as const }),
    },
    teamCoverage,
    coverage,
    balanceAfter: toUnits(balanceAfter, request.unit),
    ...(namesYears(request.balances, request.thisYear) && {
      balancesAfter: request.balances.map(({ leaveYear, after }) => ({
        leaveYear,
        after: toUnits(after, request.unit),
      })),
    }),
    isUnlimited,
    ...(request.actingFor && { actingFor: request.actingFor }),
    ...(request.snoozedUntil && { snoozedUntil: request.snoozedUntil.toISOString() }),
    ...(request.approvalRefusal !== undefined && { approvalRefusal: request.approvalRefusal }),
    conditions: request.conditions,
    alsoAway: request.alsoAway,
    moreAway: request.moreAway,
    alsoPending: request.alsoPending,
    morePending: request.morePending,
    teamStrips: request.teamStrips,
    ...(request.editedFrom && { editedFrom: presentEditedFrom(request.editedFrom) }),
    ...presentRequest(request),
  };
}

export function presentWhatIf({ teams, balances }: Awaited<ReturnType<typeof previewApprovals>>): WhatIfAnswer {
  return {
    teams,
    balances: balances.map(({ request: { employee, type, unit, isUnlimited }, leaveYear, after }) => ({
      userId: employee.id,
      userName: employee.name,
      type,
      leaveYear,
      balanceAfter: toUnits(after, unit),
      isUnlimited,
    })),
  };
}
