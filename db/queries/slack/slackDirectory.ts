import type { Role } from "#core/people/access/roles.ts";
import { rows } from "../statement.ts";

interface SlackAccount {
  at: number;
  id: string;
  isActive: boolean;
  isLinked: boolean;
  hasLink: boolean;
}

const ACCOUNTS = {
  name: "slack-directory-accounts",
  text: `
    WITH asked AS (SELECT * FROM unnest($2::text[], $3::text[]) WITH ORDINALITY a (subject, email, place)),
    found AS (
      SELECT a.place, i.user_id, true AS linked FROM asked a
      JOIN identities i ON i.provider = 'slack' AND i.subject = a.subject AND i.organization_id = $1
      UNION ALL
      SELECT a.place, u.id, false FROM asked a
      JOIN users u ON u.organization_id = $1 AND lower(u.email) = a.email)
    SELECT (f.place - 1)::int AS at, u.id, u.is_active AS "isActive", f.linked AS "isLinked",
      EXISTS (SELECT FROM identities k JOIN slack_installations s ON s.organization_id = $1
        WHERE k.organization_id = $1 AND k.user_id = u.id AND k.provider = 'slack'
          AND starts_with(k.subject, s.team_id || ':')) AS "hasLink"
    FROM found f JOIN users u ON u.organization_id = $1 AND u.id = f.user_id
    ORDER BY f.place, f.linked DESC`,
};

/** The emails of `members` must be in lowercase. */
export function findSlackAccounts(
  organizationId: string,
  members: readonly { subject: string; email: string | null }[],
): Promise<SlackAccount[]> {
  const subjects = members.map(({ subject }) => subject);
  const emails = members.map(({ email }) => email);
  return rows<SlackAccount>(ACCOUNTS, [organizationId, subjects, emails]);
}

export interface LeaverRow {
  id: string;
  name: string;
  email: string;
  role: Role;
  officeName: string;
  requests: number;
  reports: number;
  delegations: number;
}

const LEAVERS = {
  name: "slack-directory-leavers",
  text: `
    SELECT u.id, u.name, u.email, u.role, f.name AS "officeName",
      (SELECT count(*)::int FROM pto_requests r WHERE r.organization_id = $1 AND r.user_id = u.id
        AND (r.status = 'pending' OR (r.status = 'approved' AND r.end_date > date_in(f.timezone, $3::timestamptz))))
        AS requests,
      (SELECT count(*)::int FROM users r WHERE r.organization_id = $1 AND r.manager_id = u.id AND r.is_active) AS reports,
      (SELECT count(*)::int FROM delegations d WHERE d.organization_id = $1 AND d.ended_at IS NULL
        AND (d.approver_id = u.id OR d.delegate_id = u.id)
        AND d.ends_on >= date_in(f.timezone, $3::timestamptz)) AS delegations
    FROM users u JOIN offices f ON f.organization_id = u.organization_id
      AND CASE WHEN u.office_id IS NULL THEN f.is_default ELSE f.id = u.office_id END
    WHERE u.organization_id = $1 AND u.id = ANY ($2::uuid[]) AND u.is_active`,
};

export function findLeavers(organizationId: string, ids: readonly string[], now: Date): Promise<LeaverRow[]> {
  return rows<LeaverRow>(LEAVERS, [organizationId, ids, now]);
}
