import { above } from "../people/hierarchy.ts";
import { DEFAULT_OFFICE } from "../offices/defaultOffice.ts";
import { rows } from "../statement.ts";

/**
 * Finds viewers in `$3` to whom `calendarOfEveryone` or `calendarOfTeam` shows leave (if `$4`, hidden leave) of `$2`.
 */
const VIEWERS = {
  name: "calendar-viewers",
  text: `
    WITH RECURSIVE ${above("$2::uuid[]")}, shown AS (
      SELECT id, manager_id, coalesce(office_id, ${DEFAULT_OFFICE}) AS office_id FROM users
      WHERE organization_id = $1 AND id = ANY ($2::uuid[])
    )
    SELECT v.id FROM users v
    WHERE v.organization_id = $1 AND v.id = ANY ($3::uuid[]) AND v.is_active AND (
      v.role IN ('Admin', 'Owner')
      OR v.id = ANY (ARRAY(SELECT id FROM shown))
      OR v.id = ANY (ARRAY(SELECT manager_id FROM shown))
      OR v.role <> 'Employee' AND v.id = ANY (ARRAY(SELECT id FROM above))
      OR NOT $4::boolean AND (
        EXISTS (
          SELECT 1 FROM shown s
          WHERE v.manager_id IN (s.id, s.manager_id)
            OR v.manager_id IS NULL AND s.office_id = coalesce(v.office_id, ${DEFAULT_OFFICE}))
        OR EXISTS (
          SELECT 1 FROM team_members m JOIN team_members o ON o.organization_id = $1 AND o.team_id = m.team_id
          WHERE m.organization_id = $1 AND m.user_id = v.id AND o.user_id = ANY (ARRAY(SELECT id FROM shown)))))`,
};

export async function findCalendarViewers(
  organizationId: string,
  { viewers, people, isHidden }: { viewers: readonly string[]; people: readonly string[]; isHidden: boolean },
): Promise<string[]> {
  if (people.length === 0) return [];
  return (await rows<{ id: string }>(VIEWERS, [organizationId, people, viewers, isHidden])).map(({ id }) => id);
}
