import type { IsoDate } from "#core/calendar/dates.ts";
import type { MonthDay } from "#core/calendar/months.ts";
import { row, rows } from "../statement.ts";

export interface RemindedOrganization {
  id: string;
  startsIn: number;
  zone: string;
  announcedOn: IsoDate | null;
  hasPolicyDocuments: boolean;
}

const ORGANIZATIONS = {
  name: "organizations-to-remind",
  text: `
    SELECT o.id, o.leave_year_starts_in AS "startsIn", f.timezone AS zone,
      o.expiries_announced_on::text AS "announcedOn", o.has_policy_documents AS "hasPolicyDocuments"
    FROM organizations o JOIN offices f ON f.organization_id = o.id AND f.is_default ORDER BY o.id`,
};

export function findRemindedOrganizations(): Promise<RemindedOrganization[]> {
  return rows<RemindedOrganization>(ORGANIZATIONS, []);
}

const EXPIRING = {
  name: "people-with-expiring-lots",
  text: `
    SELECT DISTINCT l.user_id AS id FROM ledger_entries l
    CROSS JOIN LATERAL (SELECT l.details ->> 'expiresOn' AS day,
      CASE WHEN l.details ->> 'expiresOn' <= $3 THEN $5 ELSE $6 END AS step) x
    WHERE l.organization_id = $1 AND l.details ? 'expiresOn' AND x.day BETWEEN $2 AND $4 AND l.type <> 'sick'
      AND NOT EXISTS (SELECT FROM notifications n WHERE n.organization_id = $1
        AND n.event_key = 'leave.expiring:' || l.user_id || ':' || x.day || ':' || x.step)
    ORDER BY 1`,
};

export async function findPeopleToRemind(
  organizationId: string,
  today: IsoDate,
  [soon, later]: readonly { until: IsoDate; days: number }[],
): Promise<string[]> {
  if (!soon || !later) return [];
  const of = [organizationId, today, soon.until, later.until, String(soon.days), String(later.days)];
  return (await rows<{ id: string }>(EXPIRING, of)).map(({ id }) => id);
}

const CAP_DAYS = {
  name: "cap-days",
  text: `
    SELECT DISTINCT g.value -> 'cap' ->> 'on' AS day
    FROM policy_versions v CROSS JOIN jsonb_array_elements(v.document -> 'grants') g
    WHERE v.organization_id = $1 AND v.document ? 'grants' AND g.value -> 'cap' ? 'on' ORDER BY 1`,
};

export async function findCapDays(organizationId: string): Promise<string[]> {
  return (await rows<{ day: string }>(CAP_DAYS, [organizationId])).map(({ day }) => day);
}

const IN_YEARS = {
  name: "people-in-leave-years",
  text: `
    SELECT u.id FROM users u
    WHERE u.organization_id = $1 AND u.is_active AND u.leave_years IS NOT NULL
      AND EXISTS (SELECT FROM jsonb_each_text(u.leave_years) y WHERE y.value = ANY ($2::text[]))
    ORDER BY 1`,
};

export async function findPeopleInLeaveYears(organizationId: string, firstDays: readonly string[]): Promise<string[]> {
  if (firstDays.length === 0) return [];
  return (await rows<{ id: string }>(IN_YEARS, [organizationId, firstDays])).map(({ id }) => id);
}

const ANNIVERSARIES = {
  name: "people-capped-on-anniversaries",
  text: `
    SELECT u.id FROM users u
    WHERE u.organization_id = $1 AND u.is_active AND to_char(u.start_date, 'MM-DD') = ANY ($2::text[])
      AND EXISTS (SELECT FROM policy_versions v CROSS JOIN jsonb_array_elements(v.document -> 'grants') g
        WHERE v.organization_id = $1 AND v.document ? 'grants' AND g.value -> 'cap' ? 'onAnniversary')
    ORDER BY 1`,
};

export async function findPeopleWithAnniversaries(
  organizationId: string,
  days: readonly MonthDay[],
): Promise<string[]> {
  if (days.length === 0) return [];
  return (await rows<{ id: string }>(ANNIVERSARIES, [organizationId, days])).map(({ id }) => id);
}

const NOTE = {
  name: "note-expiries-announced",
  text: `
    UPDATE organizations SET expiries_announced_on = $2
    WHERE id = $1 AND leave_year_starts_in = $3 AND (expiries_announced_on IS NULL OR expiries_announced_on < $2)
    RETURNING id`,
};

export async function noteExpiriesAnnounced(
  organizationId: string,
  { on, startsIn }: { on: IsoDate; startsIn: number },
): Promise<void> {
  await row(NOTE, [organizationId, on, startsIn]);
}
