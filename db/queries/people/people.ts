import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Zone } from "#core/calendar/zones.ts";
import type { PageBounds } from "#core/lists/pageQuery.ts";
import type { Role } from "#core/people/access/roles.ts";
import type { Versioned } from "#core/policies/Versioned.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { PersonFacts } from "#core/policies/facts/PersonFacts.ts";
import type { WorkingPattern } from "#core/working/WorkingPattern.ts";
import { lastPattern } from "../offices/lastPattern.ts";
import { row, rows } from "../statement.ts";
import { factsOf } from "./factsOf.ts";

export interface UserView {
  id: string;
  name: string;
  email: string;
  role: Role;
  managerId: string | null;
  managerName: string | null;
  officeId: string | null;
  officeName: string | null;
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  ptoBalanceOverride: Minutes | null;
  facts: PersonFacts | null;
  overrides: Versioned<Minutes | null>[] | null;
  workingPattern: WorkingPattern | null;
  zone: Zone;
  isActive: boolean;
  isErased: boolean;
  photoVersion: string | null;
}

export const USER_COLUMNS = `
  u.id, u.name, u.email, u.role, u.manager_id AS "managerId", m.name AS "managerName",
    u.office_id AS "officeId", f.name AS "officeName", u.start_date::text AS "startDate", u.end_date::text AS "endDate",
    u.pto_balance_override AS "ptoBalanceOverride", ${factsOf("u")} AS facts, u.is_active AS "isActive",
    ${lastPattern("u.working_patterns")} AS "workingPattern",
    u.erased_at IS NOT NULL AS "isErased", u.photo_version AS "photoVersion",
    coalesce(f.timezone, (SELECT timezone FROM offices WHERE organization_id = $1 AND is_default)) AS zone,
    CASE WHEN u.has_history THEN
      (SELECT json_agg(json_build_object('version', version, 'effectiveOn', effective_on, 'value', minutes))
      FROM balance_overrides WHERE organization_id = $1 AND user_id = u.id) END AS overrides`;
export const USER_JOINS = `
  LEFT JOIN users m ON m.organization_id = u.organization_id AND m.id = u.manager_id
  LEFT JOIN offices f ON f.organization_id = u.organization_id AND f.id = u.office_id`;

const VIEW = `SELECT ${USER_COLUMNS} FROM users u ${USER_JOINS} WHERE u.organization_id = $1`;
const BY_NAME = `ORDER BY u.name COLLATE "en-x-icu", u.id`;

const ALL = { name: "users", text: `${VIEW} AND (u.is_active OR $2::boolean) ${BY_NAME}` };

export function findUsers(
  organizationId: string,
  { includeInactive }: { includeInactive: boolean },
): Promise<UserView[]> {
  return rows<UserView>(ALL, [organizationId, includeInactive]);
}

const PAGE = {
  name: "users-page",
  text: `${VIEW} AND (u.is_active OR $2::boolean) AND ($3::timestamptz IS NULL OR u.updated_at >= $3::timestamptz)
    AND u.id > $4 ORDER BY u.id LIMIT $5`,
};

export function findUserPage(
  organizationId: string,
  { includeInactive, updatedSince }: { includeInactive: boolean; updatedSince: string | undefined },
  { after, most }: PageBounds,
): Promise<UserView[]> {
  return rows<UserView>(PAGE, [organizationId, includeInactive, updatedSince ?? null, after, most]);
}

const ONE = { name: "user", text: `${VIEW} AND u.id = $2` };

export function findUser(organizationId: string, id: string, tx?: Transaction): Promise<UserView | undefined> {
  return row<UserView>(ONE, [organizationId, id], tx);
}

export interface MemberView {
  id: string;
  name: string;
  email: string;
  role: Role;
  photoVersion: string | null;
}

const MEMBERS = {
  name: "office-members",
  text: `SELECT u.id, u.name, u.email, u.role, u.photo_version AS "photoVersion" FROM users u
    WHERE u.organization_id = $1 AND u.office_id = $2 AND u.is_active ${BY_NAME}`,
};

export function findMembers(organizationId: string, officeId: string): Promise<MemberView[]> {
  return rows<MemberView>(MEMBERS, [organizationId, officeId]);
}

const MEMBER = {
  name: "is-member",
  text: "SELECT id FROM users WHERE organization_id = $1 AND lower(email) = $2",
};

export async function isMember(organizationId: string, email: string, tx: Transaction): Promise<boolean> {
  return (await row(MEMBER, [organizationId, email], tx)) !== undefined;
}

const AFFECTED = {
  name: "people-of-offices",
  text: `
    SELECT u.id FROM users u JOIN offices f ON f.organization_id = u.organization_id AND f.id = ANY ($2::uuid[])
    WHERE u.organization_id = $1 AND (u.office_id = f.id OR (u.office_id IS NULL AND f.is_default)) ORDER BY u.id`,
};

/** Returns ids in locking order. */
export function findPeopleOfOffice(organizationId: string, officeId: string, tx: Transaction): Promise<string[]> {
  return findPeopleOfOffices(organizationId, [officeId], tx);
}

export async function findPeopleOfOffices(
  organizationId: string,
  officeIds: readonly string[],
  tx: Transaction,
): Promise<string[]> {
  return (await rows<{ id: string }>(AFFECTED, [organizationId, officeIds], tx)).map(({ id }) => id);
}

const BOOKED = {
  name: "booked-people",
  text: `
    SELECT DISTINCT u.id
    FROM pto_requests r JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id
    JOIN offices f ON f.organization_id = u.organization_id AND f.id = $2
    WHERE r.organization_id = $1 AND r.type = $3 AND r.status = 'approved' AND r.end_date >= $4::date
      AND (u.office_id = $2 OR (u.office_id IS NULL AND f.is_default))
    ORDER BY u.id`,
};

/** Returns ids in locking order. */
export async function findBookedPeople(
  organizationId: string,
  { officeId, type, from }: { officeId: string; type: LeaveType; from: IsoDate },
  tx: Transaction,
): Promise<string[]> {
  return (await rows<{ id: string }>(BOOKED, [organizationId, officeId, type, from], tx)).map(({ id }) => id);
}

const WITH_LEAVE = {
  name: "people-with-leave",
  text: `
    SELECT DISTINCT r.user_id AS id FROM unnest($2::uuid[], $3::date[]) p (id, day)
    JOIN pto_requests r ON r.organization_id = $1 AND r.user_id = p.id AND r.end_date >= p.day
      AND r.status IN ('pending', 'approved')
    UNION
    SELECT c.user_id FROM unnest($2::uuid[], $3::date[]) p (id, day)
    JOIN leave_changes c ON c.organization_id = $1 AND c.user_id = p.id AND c.end_date >= p.day AND c.status = 'pending'`,
};

export async function findPeopleWithLeave(
  organizationId: string,
  people: readonly { id: string; from: IsoDate }[],
  tx: Transaction,
): Promise<string[]> {
  if (people.length === 0) return [];
  const values = [organizationId, people.map(({ id }) => id), people.map(({ from }) => from)];
  return (await rows<{ id: string }>(WITH_LEAVE, values, tx)).map(({ id }) => id);
}
