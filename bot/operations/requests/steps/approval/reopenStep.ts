import type { Transaction } from "sequelize";
import type { People } from "#core/people/approver.ts";
import { undoLastStep } from "#core/requests/approval/advanceSteps.ts";
import { tooLateToUndo } from "#core/requests/lifecycle/assertTransition.ts";
import { wakeDelivery } from "#db/queries/notifications/notifications.ts";
import { withdraw } from "#db/queries/notifications/withdraw.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { followUpRequest } from "#bot/operations/notifications/steps/followUp.ts";
import { keyOfStep } from "./askHolders.ts";
import { seenApproval } from "./newApproval.ts";
import { storeSteps } from "./storeSteps.ts";

/** Throws (409) if a notification of the next step was already sent or kept. */
export async function reopenStep(
  request: RequestView,
  people: People,
  { tx, now, by }: { tx: Transaction; now: Date; by: Person },
): Promise<RequestView> {
  const { organizationId, hasSlack } = by;
  const { id, userId, approval } = request;
  if (!approval) throw new Error("A step can only be taken back from an approval in steps");
  const eventKey = `request.submitted:${keyOfStep({ id, approval })}`;
  if (!(await withdraw({ organizationId, eventKey }, tx))) throw tooLateToUndo();
  const steps = undoLastStep(approval.steps);
  await storeSteps({ organizationId, id }, steps, { tx, now });
  await followUpRequest({ organizationId, id: userId, hasSlack }, id, { tx, now });
  tx.afterCommit(wakeDelivery);
  return { ...request, version: request.version + 1, approval: seenApproval(userId, steps, people) };
}
