import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Colleague } from "#core/people/team.ts";
import type { OfficeVersion } from "#core/policies/accrual/accrualCaseOf.ts";
import { sumsOf } from "../../ledger/ledgerSums.ts";
import { colleaguesOf } from "../../people/colleaguesWithLeave.ts";
import { row } from "../../statement.ts";
import { joinPending } from "./joinPending.ts";
import type { FoundRequest, FoundRequests, TeamRequestRow } from "./pendingRows.ts";
import { type PendingScope, scopeValues } from "./pendingScope.ts";
import { ONE_TOO_MANY, PENDING_STATEMENTS, type ScopeStatements } from "./pendingStatements.ts";

interface PendingRequests {
  requests: TeamRequestRow[];
  versions: (OfficeVersion & { type: LeaveType })[];
  colleagues: Colleague[];
  hasLimits: boolean;
}

export async function findPendingRequests(
  organizationId: string,
  scope: PendingScope,
  { today, thisYear, among: ids }: { today: IsoDate; thisYear: LeaveYear; among?: readonly string[] },
): Promise<PendingRequests> {
  const values = [organizationId, today, thisYear, ...scopeValues(scope)];
  const { requests, changes, credits } = PENDING_STATEMENTS[scope.of];
  let found = await findWaiting(requests, values, ids);
  const { hasChanges, hasCredits } = found;
  if (hasChanges) found = joinPending(found, await findWaiting(changes, values, ids));
  if (hasCredits) found = joinPending(found, await findWaiting(credits, values, ids));
  return resultOf(found);
}

async function findWaiting(
  { few, many, among }: ScopeStatements,
  values: unknown[],
  ids: readonly string[] | undefined,
): Promise<FoundRequests> {
  const some = ids ? await row<FoundRequests>(among, [...values, ids]) : await row<FoundRequests>(few, values);
  const isTooMany = !ids && some !== undefined && some.requests.length >= ONE_TOO_MANY;
  const found = isTooMany ? await row<FoundRequests>(many, values) : some;
  if (!found) throw new Error("An aggregate must return one row");
  return found;
}

function resultOf({ requests, versions, colleagues, officePatterns, hasLimits }: FoundRequests): PendingRequests {
  return {
    requests: requests.map(rowOf),
    versions: versions ?? [],
    colleagues: colleaguesOf(colleagues, officePatterns),
    hasLimits,
  };
}

function rowOf(found: FoundRequest): TeamRequestRow {
  const { userId: id, userName: name, userEmail: email, managerId, officeId, photoVersion } = found;
  return {
    employee: { id, name, email, managerId, officeId, photoVersion },
    ...found,
    submittedAt: new Date(found.submittedAt),
    sums: sumsOf(found.sums),
  };
}
