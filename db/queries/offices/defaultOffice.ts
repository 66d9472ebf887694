export const DEFAULT_OFFICE = "(SELECT id FROM offices WHERE organization_id = $1 AND is_default)";
