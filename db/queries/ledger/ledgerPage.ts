import type { PageBounds } from "#core/lists/pageQuery.ts";
import { rows } from "../statement.ts";
import { LEDGER_COLUMNS, LEDGER_JOINS, RUNNING_ENTRIES, type RunningRow } from "./ledger.ts";

const PAGE = {
  name: "ledger-page",
  text: `
    SELECT ${LEDGER_COLUMNS}, l.running AS "runningBalance"
    FROM (SELECT * FROM (${RUNNING_ENTRIES}) e WHERE e.id > $5 ORDER BY e.id LIMIT $6) l ${LEDGER_JOINS}
    ORDER BY l.id`,
};

export function findLedgerPageOf(
  { organizationId, id }: { organizationId: string; id: string },
  { type, leaveYear }: { type?: string | undefined; leaveYear?: number | undefined },
  { after, most }: PageBounds,
): Promise<RunningRow[]> {
  return rows<RunningRow>(PAGE, [organizationId, id, type ?? null, leaveYear ?? null, after, most]);
}

const KEYS = {
  name: "ledger-keys",
  text: `
    SELECT source_key AS "sourceKey" FROM ledger_entries
    WHERE organization_id = $1 AND user_id = $2 AND source_key = ANY ($3::text[])`,
};

export async function findSourceKeys(
  { organizationId, id }: { organizationId: string; id: string },
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const found = await rows<{ sourceKey: string }>(KEYS, [organizationId, id, keys]);
  return new Set(found.map(({ sourceKey }) => sourceKey));
}
