import { below } from "../people/hierarchy.ts";
import { DEFAULT_OFFICE } from "../offices/defaultOffice.ts";

/**
 * SQL for the recursive `below` and for `visible`, the people whom a viewer sees. Parameters are numbered from `first`.
 */
export function visiblePeople(first: number): string {
  const [me, manager, office, andBelow] = [0, 1, 2, 3].map((nth) => `$${first + nth}`);
  return `
    ${below(`SELECT id FROM users WHERE organization_id = $1 AND (manager_id = ${me} OR id = ${me})`)}, visible AS (
      SELECT id, name FROM users WHERE organization_id = $1 AND id = ANY (ARRAY[${me}::uuid, ${manager}::uuid])
      UNION
      SELECT id, name FROM users WHERE organization_id = $1 AND manager_id = ANY (ARRAY[${me}::uuid, ${manager}::uuid])
      UNION
      SELECT id, name FROM users
      WHERE ${manager}::uuid IS NULL AND organization_id = $1 AND coalesce(office_id, ${DEFAULT_OFFICE}) = ${office}::uuid
      UNION
      SELECT id, name FROM users WHERE ${andBelow}::boolean AND organization_id = $1 AND id = ANY (ARRAY(SELECT id FROM below))
      UNION
      SELECT id, name FROM users WHERE organization_id = $1 AND id = ANY (ARRAY(
        SELECT o.user_id FROM team_members m JOIN team_members o ON o.organization_id = $1 AND o.team_id = m.team_id
        WHERE m.organization_id = $1 AND m.user_id = ${me}))
    )`;
}

export interface CalendarViewer {
  id: string;
  managerId: string | null;
  officeId: string;
  andBelow: boolean;
}
