import type { BlackoutsQuery } from "#core/blackouts/BlackoutsQuery.ts";
import { BLACKOUT_COLUMNS, type BlackoutView } from "../blackouts/blackouts.ts";
import { eachBatch } from "./eachBatch.ts";
import { findPage } from "./findPage.ts";
import type { PagedList } from "./PagedList.ts";

const BLACKOUTS: PagedList<BlackoutsQuery> = {
  columns: BLACKOUT_COLUMNS,
  table: "blackouts b",
  where: "b.organization_id = $1",
  id: "b.id",
  search: (pattern) => `b.reason ILIKE ${pattern}`,
  filters: { officeId: (value) => `b.office_ids IS NULL OR ${value} = ANY (b.office_ids)` },
  orders: { startDate: "b.start_date", endDate: "b.end_date", reason: 'b.reason COLLATE "en-x-icu"' },
};

export function findBlackoutsPage(organizationId: string, query: BlackoutsQuery) {
  return findPage<BlackoutView, BlackoutsQuery>(BLACKOUTS, query, [organizationId]);
}

export function allBlackouts(organizationId: string, query: BlackoutsQuery) {
  return eachBatch<BlackoutView, BlackoutsQuery>(BLACKOUTS, query, [organizationId]);
}
