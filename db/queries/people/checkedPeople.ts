import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Zone } from "#core/calendar/zones.ts";
import type { CheckedEntry } from "#core/ledger/verify/Finding.ts";
import type { RecordedFacts } from "#core/ledger/verify/RecordedFacts.ts";
import type { CheckedCredit } from "#core/ledger/verify/verifyCredits.ts";
import type { CheckedRequest } from "#core/ledger/verify/verifyBookings.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { CURRENT_SERIES } from "../ledgerSeries.ts";
import { FACT_FIELDS } from "#core/policies/facts/PersonFacts.ts";
import { rows } from "../statement.ts";
import { factsWithEvents } from "./factsOf.ts";
import { recordedFacts } from "./records/recordedFacts.ts";
import { DEFAULT_OFFICE } from "../offices/defaultOffice.ts";
import { historyColumns, officesEver, versionsByType } from "../policies/termsRows.ts";
import type { PersonHistory, PersonTerms, VersionsByType } from "#core/policies/accrual/accrualCaseOf.ts";

export interface CheckedPerson extends PersonHistory {
  id: string;
  zone: Zone;
  isActive: boolean;
  person: PersonTerms;
  versions: VersionsByType;
  archivedTypes: LeaveType[];
  postedThrough: IsoDate | null;
  recalculatedOn: IsoDate | null;
  termsChangedAt: Date | null;
  employmentChangedAt: Date | null;
  recorded: RecordedFacts[];
  firstYears: Partial<Record<LeaveType, LeaveYear>>;
  entries: CheckedEntry[];
  remainders: { type: LeaveType; leaveYear: LeaveYear; minutes: Minutes }[];
  requests: (CheckedRequest & { type: LeaveType })[];
  credits: (CheckedCredit & { type: LeaveType })[];
}

const OFFICES_EVER = officesEver("$1", "u.id", "f.id");

/** A single statement reads one snapshot, so concurrent bookings appear completely or not at all. */
const CHECKED = {
  name: "checked-people",
  text: `
    SELECT u.id, f.timezone AS zone, u.is_active AS "isActive",
      json_build_object('effectiveOfficeId', f.id, 'ptoBalanceOverride', u.pto_balance_override, 'startDate', u.start_date,
        'endDate', u.end_date, 'addedOn', u.added_on, 'facts', ${factsWithEvents("u")},
        'leaveYearStartsIn', o.leave_year_starts_in) AS person,
      ${historyColumns("$1", "u.id")}, ${versionsByType(OFFICES_EVER)} AS versions,
      ARRAY(SELECT key FROM leave_types WHERE organization_id = $1 AND archived_on IS NOT NULL) AS "archivedTypes",
      greatest(f.posted_through, u.posted_through)::text AS "postedThrough", u.recalculated_on::text AS "recalculatedOn",
      greatest(
        (SELECT max(v.created_at) FROM pto_policies p JOIN policy_versions v
            ON v.organization_id = p.organization_id AND v.policy_id = p.id
          WHERE p.organization_id = $1 AND p.office_id = ANY (${OFFICES_EVER}) AND v.version > 1),
        (SELECT max(created_at) FROM office_placements WHERE organization_id = $1 AND user_id = u.id),
        (SELECT max(created_at) FROM balance_overrides WHERE organization_id = $1 AND user_id = u.id)) AS "termsChangedAt",
      (SELECT max(at) FROM audit_events WHERE organization_id = $1 AND subject_id = u.id AND subject_kind = 'user'
        AND (coalesce(after, before) ?| ARRAY['startDate', 'endDate']
          OR coalesce(after, before) ?| ARRAY[${FACT_FIELDS.map((field) => `'${field}'`).join(", ")}]
            AND date_in(f.timezone, at) <= coalesce((u.past_facts -> 0 ->> 'until')::date, 'infinity'))) AS "employmentChangedAt",
      coalesce((SELECT json_agg(r) FROM (${recordedFacts("$1", OFFICES_EVER)}) r), '[]') AS recorded,
      coalesce((SELECT json_object_agg(type, first) FROM (SELECT type, min(leave_year) AS first FROM ledger_entries
        WHERE organization_id = $1 AND user_id = u.id AND series = ${CURRENT_SERIES} GROUP BY type) l), '{}') AS "firstYears",
      coalesce((SELECT json_agg(json_build_object('type', type, 'leaveYear', leave_year, 'kind', kind, 'minutes', minutes,
          'effectiveOn', effective_on, 'sourceKey', source_key, 'isUnlimited', is_unlimited, 'actorId', actor_id,
          'reasonId', reason_id,
          'details', coalesce(details, '{}') || coalesce(jsonb_build_object('requestId', request_id), '{}'))
        ORDER BY effective_on, id) FROM ledger_entries
        WHERE organization_id = $1 AND user_id = u.id AND series = ${CURRENT_SERIES}), '[]') AS entries,
      coalesce((SELECT json_agg(r) FROM (SELECT type, leave_year AS "leaveYear", sum(minutes)::int AS minutes
        FROM ledger_entries WHERE organization_id = $1 AND user_id = u.id AND series <> ${CURRENT_SERIES}
        GROUP BY type, leave_year, kind, effective_on HAVING sum(minutes) <> 0) r), '[]') AS remainders,
      coalesce((SELECT json_agg(json_build_object('id', r.id, 'type', r.type, 'status', r.status, 'dayCosts',
          coalesce((SELECT json_agg(json_build_object('date', date, 'minutes', minutes) ORDER BY date)
            FROM pto_request_days WHERE organization_id = $1 AND request_id = r.id), '[]')))
        FROM pto_requests r WHERE r.organization_id = $1 AND r.user_id = u.id), '[]') AS requests,
      coalesce((SELECT json_agg(json_build_object('id', k.id, 'type', k.type, 'status', k.status, 'minutes', k.minutes))
        FROM credits k WHERE k.organization_id = $1 AND k.user_id = u.id), '[]') AS credits
    FROM users u JOIN organizations o ON o.id = u.organization_id
    JOIN offices f ON f.organization_id = u.organization_id AND f.id = coalesce(u.office_id, ${DEFAULT_OFFICE})
    WHERE u.organization_id = $1 AND u.id = ANY ($2::uuid[]) ORDER BY u.id`,
};

export function findCheckedPeople(organizationId: string, ids: readonly string[]): Promise<CheckedPerson[]> {
  return rows<CheckedPerson>(CHECKED, [organizationId, ids]);
}

const EVERYONE = { name: "ids-to-check", text: "SELECT id FROM users WHERE organization_id = $1 ORDER BY id" };

export async function findIdsToCheck(organizationId: string): Promise<string[]> {
  return (await rows<{ id: string }>(EVERYONE, [organizationId])).map(({ id }) => id);
}

const ORGANIZATIONS = { name: "organization-ids", text: "SELECT id, name FROM organizations ORDER BY id" };

export function findOrganizations(): Promise<{ id: string; name: string }[]> {
  return rows(ORGANIZATIONS, []);
}
