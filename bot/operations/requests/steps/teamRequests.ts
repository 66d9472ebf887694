import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { accrualCaseOf, NO_HISTORY } from "#core/policies/accrual/accrualCaseOf.ts";
import { findPendingRequests, type PendingScope, type TeamRequestRow } from "#db/queries/requests/teamRequests.ts";

/** A pending request with the facts for its approver's view. */
export interface TeamRequest extends Omit<TeamRequestRow, "person" | "history" | "versions" | "firstYear"> {
  accrual: AccrualCase;
}

/** Returns the pending requests of a scope, newest first; `thisYear` is today's leave year. */
export async function teamRequests(
  organizationId: string,
  scope: PendingScope,
  { leaveYearStartsIn, ...day }: { today: IsoDate; thisYear: LeaveYear; leaveYearStartsIn: number },
): Promise<TeamRequest[]> {
  const found = await findPendingRequests(organizationId, scope, day);
  return found.map(({ person, history, versions, firstYear, ...request }) => {
    const terms = { ...person, leaveYearStartsIn };
    return { ...request, accrual: accrualCaseOf(terms, request.type, history ?? NO_HISTORY, versions, firstYear) };
  });
}
