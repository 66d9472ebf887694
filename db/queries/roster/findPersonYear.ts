import type { CalendarWindow } from "#core/requests/CalendarWindow.ts";
import type { Person } from "../people/person.ts";
import { row } from "../statement.ts";
import type { FoundRosterOffice } from "./findRoster.ts";

interface PersonYear {
  teams: { id: string; name: string; isLead: boolean }[];
  holidays: FoundRosterOffice["holidays"];
}

const YEAR = {
  name: "person-year",
  text: `
    SELECT
      (SELECT coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'isLead', m.is_lead)
          ORDER BY t.name COLLATE "en-x-icu", t.id), '[]')
        FROM team_members m JOIN teams t ON t.organization_id = m.organization_id AND t.id = m.team_id
        WHERE m.organization_id = $1 AND m.user_id = $2) AS teams,
      (SELECT coalesce(json_agg(json_build_object('date', date, 'name', name, 'part', part, 'minutes', minutes,
          'isClosure', closure_id IS NOT NULL) ORDER BY date, name), '[]')
        FROM holidays WHERE organization_id = $1 AND office_id = $3 AND date BETWEEN $4::date AND $5::date) AS holidays`,
};

export async function findPersonYear(
  { organizationId, id, effectiveOfficeId }: Person,
  { from, to }: CalendarWindow,
): Promise<PersonYear> {
  const found = await row<PersonYear>(YEAR, [organizationId, id, effectiveOfficeId, from, to]);
  return found ?? { teams: [], holidays: [] };
}
