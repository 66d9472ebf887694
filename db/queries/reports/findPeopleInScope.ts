import type { ReportScope } from "#core/reports/ReportScope.ts";
import { search } from "../statement.ts";
import { IN_SCOPE, scopeValues } from "./scope.ts";

export async function findPeopleInScope(organizationId: string, scope: ReportScope): Promise<string[]> {
  const text = `
    SELECT u.id FROM users u WHERE u.organization_id = $1 AND u.is_active AND ${IN_SCOPE}
    ORDER BY u.name COLLATE "en-x-icu", u.id`;
  return (await search<{ id: string }>(text, scopeValues(organizationId, scope))).map(({ id }) => id);
}
