import type { Transaction } from "sequelize";
import type { DateChoices, MatchedColumns } from "#core/imports/mapping/ImportPlan.ts";
import { row, rows } from "../statement.ts";

interface MappingKey {
  organizationId: string;
  kind: "people" | "openings" | "events";
  headers: string;
}

/** `columns` has the fields in the order of the sorted headers; `dates` has the order of day and month by field. */
interface Mapping {
  columns: MatchedColumns;
  dates: DateChoices;
}

const FIND = {
  name: "import-mapping",
  text: `
    SELECT columns, dates FROM import_mappings WHERE organization_id = $1 AND kind = $2 AND headers = $3`,
};

export function findImportMapping({ organizationId, kind, headers }: MappingKey): Promise<Mapping | undefined> {
  return row<Mapping>(FIND, [organizationId, kind, headers]);
}

const REMEMBER = {
  name: "import-mapping-remember",
  text: `
    WITH old AS (
      DELETE FROM import_mappings WHERE organization_id = $1 AND kind = $2 AND headers IN (
        SELECT headers FROM import_mappings WHERE organization_id = $1 AND kind = $2 AND headers <> $3
        ORDER BY used_at DESC, headers OFFSET 99))
    INSERT INTO import_mappings (organization_id, kind, headers, columns, dates, used_at)
    VALUES ($1, $2, $3, $4::jsonb, $5::jsonb, $6)
    ON CONFLICT (organization_id, kind, headers)
      DO UPDATE SET columns = excluded.columns, dates = excluded.dates, used_at = excluded.used_at`,
};

export async function rememberImportMapping(
  { organizationId, kind, headers }: MappingKey,
  { columns, dates }: Mapping,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const values = [organizationId, kind, headers, JSON.stringify(columns), JSON.stringify(dates), now];
  await rows(REMEMBER, values, tx);
}
