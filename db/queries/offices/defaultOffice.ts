/** SQL. People without an assigned office belong to this office of the organization $1. */
export const DEFAULT_OFFICE = "(SELECT id FROM offices WHERE organization_id = $1 AND is_default)";
