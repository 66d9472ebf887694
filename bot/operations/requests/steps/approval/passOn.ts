import type { Transaction } from "sequelize";
import { approveStep } from "#core/requests/approval/advanceSteps.ts";
import { type ApprovalStep, openStep } from "#core/requests/approval/ApprovalStep.ts";
import type { People } from "#core/people/approver.ts";
import { undoEnd } from "#core/requests/lifecycle/transitions.ts";
import type { Asked, RecipientsAround } from "#db/queries/notifications/recipients.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { followUpRequest } from "#bot/operations/notifications/steps/followUp.ts";
import { askHolders } from "./askHolders.ts";
import { approvalOf } from "./newApproval.ts";
import { storeSteps } from "./storeSteps.ts";
import { withDeciders } from "./withDeciders.ts";

export function stepsAfter(
  request: RequestView,
  { me, actingFor }: { me: Pick<Person, "id">; actingFor: { id: string } | undefined },
  people: People,
  now: Date,
): ApprovalStep[] | undefined {
  const person = people.get(request.userId);
  if (!person || !request.approval) return undefined;
  const decision = { byId: me.id, at: now.toISOString(), version: request.version + 1 };
  return approveStep(request.approval.steps, decision, { person, people, alsoAs: actingFor?.id });
}

export function isPassedOn(steps: readonly ApprovalStep[] | undefined): steps is ApprovalStep[] {
  return steps !== undefined && openStep(steps) !== undefined;
}

interface Passing {
  tx: Transaction;
  now: Date;
  by: Person;
  actingFor: { id: string; name: string } | undefined;
  around?: RecipientsAround | undefined;
  asked?: readonly Asked[] | undefined;
}

export async function passOn(
  request: RequestView,
  steps: readonly ApprovalStep[],
  { tx, now, by, actingFor, around, asked }: Passing,
): Promise<RequestView> {
  const { organizationId, hasSlack } = by;
  const { id, userId } = request;
  await storeSteps({ organizationId, id }, steps, { tx, now });
  const undo = { deciderId: by.id, until: undoEnd(now) };
  await followUpRequest({ organizationId, id: userId, hasSlack }, id, { tx, now, undo });
  const { recipients, approval } = await approvalOf({ organizationId, id: userId }, steps, { tx, now, around });
  const named = withDeciders(request, approval.steps, { by, actingFor });
  const passed = { ...request, version: request.version + 1, approval: { ...approval, steps: named } };
  await askHolders(organizationId, passed, recipients, { tx, now, sendAt: undo.until, asked });
  return passed;
}
