import { DEFAULT_OFFICE } from "../offices/defaultOffice.ts";

export const TEAM_OF_U = `(
  SELECT t.id, t.name FROM users t
  WHERE t.organization_id = $1 AND t.manager_id = u.manager_id AND t.is_active
  UNION ALL
  SELECT t.id, t.name FROM users t
  WHERE u.manager_id IS NULL AND t.organization_id = $1 AND t.is_active
    AND coalesce(t.office_id, ${DEFAULT_OFFICE}) = coalesce(u.office_id, ${DEFAULT_OFFICE}))`;
