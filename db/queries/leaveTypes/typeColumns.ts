export const typePlace = (type: string) =>
  `array_position(ARRAY(SELECT key FROM leave_types WHERE organization_id = $1 ORDER BY position, id), ${type})`;

export const joinType = (row: string) =>
  `JOIN leave_types lt ON lt.organization_id = ${row}.organization_id AND lt.key = ${row}.type`;

export const TYPE_COLUMNS = `lt.name AS "typeName", lt.unit`;
