import { rows } from "../statement.ts";

export interface Group {
  group: string;
  people: number;
}

const GROUPS = {
  name: "groups",
  text: `
    SELECT * FROM (
      SELECT label AS "group", count(*)::int AS people FROM users, unnest(groups) label
      WHERE organization_id = $1 AND is_active GROUP BY label ORDER BY people DESC, label LIMIT $2) largest
    ORDER BY "group" COLLATE "en-x-icu", "group"`,
};

export function findGroups(organizationId: string, limit: number): Promise<Group[]> {
  return rows<Group>(GROUPS, [organizationId, limit]);
}
