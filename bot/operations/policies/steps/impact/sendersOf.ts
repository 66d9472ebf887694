import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { sendersTo } from "#core/ledger/transfers/acrossTypes.ts";
import { policyTimeline } from "#core/policies/policyTimeline.ts";
import { findSendingPolicies } from "#db/queries/policies/sendingPolicies.ts";

interface Senders {
  types: LeaveType[];
  mayReach: boolean;
}

export async function sendersOf(
  organizationId: string,
  { type, day }: { type: LeaveType; day: IsoDate },
  tx: Transaction,
): Promise<Senders> {
  const policies = (await findSendingPolicies({ organizationId, today: day }, tx)).filter((one) => !one.isArchived);
  const cases = policies.map((one) => ({ type: one.type, timeline: policyTimeline(one.versions) }));
  const types = [...new Set(policies.map((one) => one.type))];
  return { types, mayReach: sendersTo(type, cases).length > 0 };
}
