/** SQL for the default office of the organization $1, to which people without an office of their own belong. */
export const DEFAULT_OFFICE = "(SELECT id FROM offices WHERE organization_id = $1 AND is_default)";
