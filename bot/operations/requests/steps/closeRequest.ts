import type { Transaction } from "sequelize";
import { deciderName } from "#core/delegations/deciderName.ts";
import type { ApprovalStep, RequestApproval } from "#core/requests/approval/ApprovalStep.ts";
import { undoEnd } from "#core/requests/lifecycle/transitions.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { stepsAsJson } from "#db/queries/requests/storeEdit.ts";
import { writeAtCommit } from "#db/writeAtCommit.ts";
import { withDeciders } from "./approval/withDeciders.ts";
import { followUpRequest } from "#bot/operations/notifications/steps/followUp.ts";

export async function closeRequest(
  request: RequestView,
  {
    status,
    by,
    actingFor,
    reason,
    steps,
  }: {
    status: "approved" | "rejected" | "cancelled";
    by: Person;
    actingFor?: { id: string; name: string } | undefined;
    reason: string | undefined;
    steps?: readonly ApprovalStep[] | undefined;
  },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<RequestView> {
  const { organizationId, hasSlack } = by;
  await writeAtCommit(
    (bind) => `
      UPDATE pto_requests SET status = ${bind(status)}, decided_at = ${bind(now)}, decided_by_id = ${bind(by.id)},
        decided_for_id = ${bind(actingFor?.id ?? null)}, decision_reason = ${bind(reason ?? null)}, updated_at = ${bind(now)}
        ${steps ? `, steps = ${bind(stepsAsJson(steps))}::jsonb, step_version = step_version + 1` : ""}
      WHERE organization_id = ${bind(organizationId)} AND id = ${bind(request.id)}`,
    tx,
  );
  const undo = status === "cancelled" ? undefined : { deciderId: by.id, until: undoEnd(now) };
  await followUpRequest({ organizationId, id: request.userId, hasSlack }, request.id, { tx, now, undo });
  const isDecidedByOwner = by.id === request.userId;
  return {
    ...request,
    ...(request.approval && { approval: { ...request.approval, waitingFor: [] } }),
    ...(steps && { version: request.version + 1, approval: closedApproval(request, steps, { by, actingFor }) }),
    status,
    decidedAt: now,
    decidedById: by.id,
    decidedByName: deciderName(by, actingFor),
    isDecidedByOwner,
    rejectionReason: reason ?? null,
  };
}

function closedApproval(
  request: RequestView,
  steps: readonly ApprovalStep[],
  decider: Parameters<typeof withDeciders>[2],
): RequestApproval {
  const before = request.approval?.steps ?? [];
  const named = withDeciders(request, steps, decider);
  return { waitingFor: [], steps: named.map((step, index) => ({ ...step, names: before[index]?.names ?? [] })) };
}
