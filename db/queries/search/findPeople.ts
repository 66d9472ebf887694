import type { Role } from "#core/people/access/roles.ts";
import { below } from "../people/hierarchy.ts";
import { rows } from "../statement.ts";

export interface FoundPerson {
  id: string;
  name: string;
  email: string;
  role: Role;
  isActive: boolean;
  photoVersion: string | null;
  isBelow: boolean;
}

/** A text must match all patterns in `all`, and a pattern in each list of `any`. */
export interface SearchPatterns {
  all: readonly string[];
  /** An unused list is `["%"]`. */
  any: readonly [readonly string[], readonly string[], readonly string[]];
}

/** `$2` is the viewer, `$3` includes inactive people, `$4` to `$7` are patterns, and `$8` is the maximum. */
const PEOPLE = {
  name: "search-people",
  text: `
    WITH RECURSIVE ${below("SELECT $2::uuid AS id")}, found AS (
      SELECT id, name, email, role, is_active, photo_version FROM users
      WHERE organization_id = $1 AND (is_active OR $3::boolean) AND erased_at IS NULL
        AND search_text LIKE ALL ($4::text[]) AND search_text LIKE ANY ($5::text[])
        AND search_text LIKE ANY ($6::text[]) AND search_text LIKE ANY ($7::text[])
      ORDER BY is_active DESC, name COLLATE "en-x-icu", id LIMIT $8
    )
    SELECT id, name, email, role, is_active AS "isActive", photo_version AS "photoVersion", id = ANY (ARRAY(SELECT id FROM below)) AS "isBelow"
    FROM found ORDER BY is_active DESC, name COLLATE "en-x-icu", id`,
};

export function findPeople(
  { organizationId, viewerId, withInactive }: { organizationId: string; viewerId: string; withInactive: boolean },
  { all, any }: SearchPatterns,
  most: number,
): Promise<FoundPerson[]> {
  return rows<FoundPerson>(PEOPLE, [organizationId, viewerId, withInactive, all, ...any, most]);
}
