import type { Transaction } from "sequelize";
import { FIRST_DAY } from "#core/policies/termsTimeline.ts";
import { recostLeaveOf } from "#bot/operations/requests/steps/recostRequests.ts";
import {
  changesOnlySettled,
  hasOtherHours,
  hasOtherPolicies,
  type PersonChange,
  recostedDates,
} from "./PersonChange.ts";

/** The people must be locked and up to date. */
export async function recostChanged(
  organizationId: string,
  changes: readonly PersonChange[],
  by: { tx: Transaction; now: Date; actorId: string },
): Promise<void> {
  const again = new Map(changes.map((change) => [change.after.id, recostedDates(change)]));
  const recosted = changes.filter(
    (change) =>
      change.hasMoved ||
      change.employment.dates.startDate !== undefined ||
      hasOtherHours(change) ||
      hasOtherTerms(change) ||
      recostedDates(change).length > 0,
  );
  await recostLeaveOf(
    organizationId,
    recosted.map(({ after }) => after),
    { ...by, again },
  );
  const turned = changes.filter(
    (change) => hasOtherTerms(change) || (!change.before.isActive && !changesOnlySettled(change)),
  );
  await recostLeaveOf(
    organizationId,
    turned.map(({ after }) => after),
    { ...by, from: FIRST_DAY },
  );
}

function hasOtherTerms(change: PersonChange): boolean {
  return hasOtherPolicies(change) && !changesOnlySettled(change);
}
