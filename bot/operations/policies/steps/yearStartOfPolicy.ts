import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { MonthDay } from "#core/calendar/months.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { latestYearStart, type YearStart, yearStartOn } from "#core/leave/leaveYear.ts";
import { leaveYearRule, yearStartUnder } from "#core/policies/changes/leaveYearRule.ts";
import type { PolicyAssignment } from "#core/policies/PolicyAssignment.ts";
import { policyTimeline } from "#core/policies/policyTimeline.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { findFirstDaysOfLeaveYears } from "#db/queries/policies/assignedPolicies.ts";
import { findClosedFirstDays } from "#db/queries/policies/findClosedFirstDays.ts";
import { findPolicies } from "#db/queries/policies/policies.ts";

interface PlacedPolicy {
  type: LeaveType;
  officeId: string;
  assignment: Pick<PolicyAssignment, "group" | "userId"> | null;
}

interface Placed {
  organizationId: string;
  policy: PlacedPolicy;
  day: IsoDate;
  startsIn: number;
}

export async function yearStartOfPolicy(
  { organizationId, policy, day, startsIn }: Placed,
  tx: Transaction,
): Promise<YearStart> {
  const { officeId, type, assignment } = policy;
  if (!assignment) return startsIn;
  const firstDays = await findFirstDaysOfLeaveYears(organizationId, { ...assignment, type }, tx);
  const [first, ...others] = firstDays.map((firstDay) => startOf(firstDay, startsIn));
  if (first !== undefined) return latestYearStart([first, ...others], day);
  const ofOffice = (await findPolicies(organizationId, officeId, day, tx)).find((one) => one.type === type);
  return ofOffice
    ? yearStartUnder(leaveYearRule(termsOn(policyTimeline(ofOffice.versions), day)), startsIn, day)
    : startsIn;
}

export async function closedYearStarts(
  { organizationId, policy: { officeId, type, assignment }, day, startsIn }: Placed,
  tx: Transaction,
): Promise<YearStart[]> {
  if (assignment) return [];
  const firstDays = await findClosedFirstDays(organizationId, { officeId, type, today: day }, tx);
  return firstDays.map((firstDay) => startOf(firstDay, startsIn));
}

function startOf(firstDay: MonthDay | null, startsIn: number): YearStart {
  return firstDay === null ? startsIn : yearStartOn(firstDay);
}
