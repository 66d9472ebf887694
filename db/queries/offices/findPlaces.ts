import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Versioned } from "#core/policies/Versioned.ts";
import type { PatternChange } from "#core/working/WorkingPattern.ts";
import { rows } from "../statement.ts";

interface Place {
  id: string;
  countHolidays: boolean;
  patterns: PatternChange[] | null;
}

interface Places {
  userId: string;
  placements: Versioned<Place>[];
  closures: { name: string; startDate: IsoDate; endDate: IsoDate; chargedTo: LeaveType }[];
}

const PLACES = {
  name: "places",
  text: `
    SELECT u.id AS "userId",
      coalesce((SELECT json_agg(json_build_object('version', p.version, 'effectiveOn', p.effective_on,
          'value', json_build_object('id', f.id, 'countHolidays', f.count_holidays, 'patterns', f.working_patterns)))
        FROM office_placements p JOIN offices f ON f.organization_id = $1 AND f.id = p.office_id
        WHERE p.organization_id = $1 AND p.user_id = u.id), '[]') AS placements,
      coalesce((SELECT json_agg(json_build_object('name', c.name, 'startDate', r.start_date, 'endDate', r.end_date,
          'chargedTo', r.type) ORDER BY r.start_date)
        FROM pto_requests r JOIN closures c ON c.organization_id = $1 AND c.id = r.closure_id
        WHERE r.organization_id = $1 AND r.user_id = u.id AND r.status = 'approved'
          AND r.start_date <= $4::date AND r.end_date >= $3::date), '[]') AS closures
    FROM unnest($2::uuid[]) u (id)`,
};

export async function findPlaces(
  organizationId: string,
  ids: readonly string[],
  { startDate, endDate }: { startDate: IsoDate; endDate: IsoDate },
  tx: Transaction | undefined,
): Promise<ReadonlyMap<string, Places>> {
  if (ids.length === 0) return new Map();
  const found = await rows<Places>(PLACES, [organizationId, ids, startDate, endDate], tx);
  return new Map(found.map((places) => [places.userId, places]));
}
