import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Zone } from "#core/calendar/zones.ts";
import type { MonthDay } from "#core/calendar/months.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { AssignedPolicies } from "#core/policies/AssignedPolicy.ts";
import type { PolicyAssignment } from "#core/policies/PolicyAssignment.ts";
import { columnsOf } from "../columnsOf.ts";
import { row, rows } from "../statement.ts";
import { HAS_OWN_YEAR, OFFICE_OF_P } from "./policies.ts";

type Holder = Pick<PolicyAssignment, "group" | "userId">;

const ACTIVE_HOLDERS = "users u WHERE u.organization_id = $1 AND u.is_active AND (u.id = $2 OR $3 = ANY (u.groups))";

const PEOPLE = {
  name: "people-with-policy",
  text: `
    SELECT u.id FROM users u WHERE u.organization_id = $1 AND u.is_active AND (u.id = $2 OR $3 = ANY (u.groups)
      OR u.past_policy_ids && ARRAY(SELECT id FROM pto_policies WHERE organization_id = $1 AND group_label = $3))
    ORDER BY u.id`,
};

/** Returns only active people, in locking order. Includes people who had a policy of the group earlier. */
export async function findAssignedPeople(
  organizationId: string,
  { group, userId }: Holder,
  tx: Transaction,
): Promise<string[]> {
  return (await rows<{ id: string }>(PEOPLE, [organizationId, userId, group], tx)).map(({ id }) => id);
}

const FIRST_DAYS = {
  name: "first-days-of-leave-years",
  text: `SELECT DISTINCT u.leave_years ->> $4 AS "firstDay" FROM ${ACTIVE_HOLDERS}`,
};

/** Null means the organization's leave year. */
export async function findFirstDaysOfLeaveYears(
  organizationId: string,
  { group, userId, type }: Holder & { type: LeaveType },
  tx: Transaction,
): Promise<(MonthDay | null)[]> {
  const found = await rows<{ firstDay: MonthDay | null }>(FIRST_DAYS, [organizationId, userId, group, type], tx);
  return found.map(({ firstDay }) => firstDay);
}

interface AssignmentPlace {
  position: number;
  takenBy: string | null;
  officePatterns: AssignedPolicies["officePatterns"];
}

const PLACE = {
  name: "place-of-assignment",
  text: `
    SELECT
      (SELECT coalesce(max(position), 0) + 1 FROM pto_policies WHERE organization_id = $1 AND office_id IS NULL) AS position,
      (SELECT id FROM pto_policies WHERE organization_id = $1 AND type = $4 AND (user_id = $2 OR group_label = $3)
        AND daterange(starts_on, ends_on) && daterange($5::date, NULL) ORDER BY starts_on LIMIT 1) AS "takenBy",
      (SELECT json_object_agg(id, working_patterns) FROM offices
        WHERE organization_id = $1 AND working_patterns IS NOT NULL) AS "officePatterns"`,
};

export async function findAssignmentPlace(
  organizationId: string,
  { group, userId, type, from }: Holder & { type: LeaveType; from: IsoDate },
  tx: Transaction,
): Promise<AssignmentPlace> {
  const found = await row<AssignmentPlace>(PLACE, [organizationId, userId, group, type, from], tx);
  if (!found) throw new Error("A SELECT without a table must return one row");
  return found;
}

const CONCERNS = {
  name: "group-policy-concerns",
  text: `SELECT EXISTS (SELECT FROM users WHERE organization_id = $1 AND id = $2
    AND ($3 = ANY (groups) OR $4 = ANY (past_policy_ids))) AS is`,
};

/** Includes policies of earlier groups, because closed leave years need them. */
export async function concernsPerson(
  { organizationId, id }: { organizationId: string; id: string },
  policy: { id: string; group: string },
  tx: Transaction,
): Promise<boolean> {
  return (await row<{ is: boolean }>(CONCERNS, [organizationId, id, policy.group, policy.id], tx))?.is ?? false;
}

const END = {
  name: "end-assigned-policy",
  text: "UPDATE pto_policies SET ends_on = $3::date WHERE organization_id = $1 AND id = $2",
};

/** `endsOn` is the first day on which the policy no longer applies. */
export async function endAssignedPolicy(
  { organizationId, id }: { organizationId: string; id: string },
  endsOn: IsoDate,
  tx: Transaction,
): Promise<void> {
  await rows(END, [organizationId, id, endsOn], tx);
}

interface AssignedStart {
  id: string;
  effectiveOn: IsoDate;
  createdAt: Date;
  zone: Zone;
}

const STARTS = {
  name: "starts-of-assigned-policies",
  text: `
    SELECT p.id, p.starts_on::text AS "effectiveOn", p.created_at AS "createdAt", f.timezone AS zone
    FROM pto_policies p JOIN offices f ON f.organization_id = p.organization_id AND f.id = ${OFFICE_OF_P}
    WHERE p.organization_id = $1 AND p.office_id IS NULL AND p.ends_on IS NULL AND NOT ${HAS_OWN_YEAR}
      AND NOT EXISTS (SELECT FROM pto_policies o WHERE o.organization_id = p.organization_id AND o.id <> p.id
        AND o.type = p.type AND (o.user_id = p.user_id OR o.group_label = p.group_label)
        AND NOT isempty(daterange(o.starts_on, o.ends_on)))`,
};

export function findAssignedStarts(organizationId: string, tx: Transaction): Promise<AssignedStart[]> {
  return rows<AssignedStart>(STARTS, [organizationId], tx);
}

const MOVE = {
  name: "move-assigned-policies",
  text: `
    UPDATE pto_policies p SET starts_on = m.day FROM unnest($2::uuid[], $3::date[]) m (id, day)
    WHERE p.organization_id = $1 AND p.id = m.id`,
};

export async function moveAssignedStarts(
  organizationId: string,
  starts: readonly { id: string; effectiveOn: IsoDate }[],
  tx: Transaction,
): Promise<void> {
  await rows(MOVE, [organizationId, ...columnsOf(starts, ["id", "effectiveOn"])], tx);
}
