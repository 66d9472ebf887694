/** The id of the default office, which holds for everybody without an office of their own. */
export const HOME = "(SELECT id FROM offices WHERE organization_id = $1 AND is_default)";

/**
 * The active people of the team of `u`, themself included: the same manager, or without one the same office. Two
 * branches, because each finds its people by an index of its own.
 */
export const TEAM_OF_U = `(
  SELECT t.id, t.name FROM users t
  WHERE t.organization_id = $1 AND t.manager_id = u.manager_id AND t.is_active
  UNION ALL
  SELECT t.id, t.name FROM users t
  WHERE u.manager_id IS NULL AND t.organization_id = $1 AND t.is_active
    AND coalesce(t.office_id, ${HOME}) = coalesce(u.office_id, ${HOME}))`;
/** A step down from the people in the recursive `below`, each by index: the planner would read everybody instead. */
export const REPORTS_OF_BELOW = `
  SELECT u.id FROM below b CROSS JOIN LATERAL (
    SELECT id FROM users WHERE organization_id = $1 AND manager_id = b.id OFFSET 0) u`;
