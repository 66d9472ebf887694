import type { Minutes } from "#core/leave/amounts.ts";
import { chargedIn } from "#core/requests/yearCharges.ts";
import type { Person } from "#db/queries/people/person.ts";
import { seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { operationsRuntime } from "../runtime.ts";
import { teamRequests } from "./steps/teamRequests.ts";
import { type TeamRequestView, teamRequestViews } from "./readTeamRequests.ts";

/** A pending request with the facts that its approver needs. */
export interface RequestForApprover extends TeamRequestView {
  /** The balance before approval; null for unlimited leave. */
  balanceBefore: Minutes | null;
}

/**
 * Returns a person's request with its facts for an approver who isn't signed in, as for an email; undefined unless the
 * request is pending.
 */
export async function readRequestForApprover(
  person: Person,
  requestId: string,
): Promise<RequestForApprover | undefined> {
  const now = operationsRuntime().clock.now();
  await seenUpToDate(person, now);
  const { organizationId, zone, leaveYearStartsIn } = person;
  const scope = { of: "requester of" as const, requestId };
  const pending = await teamRequests(organizationId, scope, { now, zone, leaveYearStartsIn });
  const view = (await teamRequestViews(pending)).find(({ id }) => id === requestId);
  if (!view) return undefined;
  const charged = chargedIn(view.days[0]?.leaveYear ?? view.thisYear, view.days, view.accrual);
  return { ...view, balanceBefore: view.isUnlimited ? null : view.balanceAfter + charged };
}
