import type { ClosuresQuery } from "#core/closures/ClosuresQuery.ts";
import { CLOSURE_COLUMNS, type ClosureView } from "../closures/closures.ts";
import { eachBatch } from "./eachBatch.ts";
import { findPage } from "./findPage.ts";
import type { PagedList } from "./PagedList.ts";

const CLOSURES: PagedList<ClosuresQuery> = {
  columns: CLOSURE_COLUMNS,
  table: "closures c",
  where: "c.organization_id = $1",
  id: "c.id",
  search: (pattern) => `c.name ILIKE ${pattern}`,
  filters: { officeId: (value) => `${value} = ANY (c.office_ids)` },
  orders: { startDate: "c.start_date", endDate: "c.end_date", name: 'c.name COLLATE "en-x-icu"' },
};

export function findClosuresPage(organizationId: string, query: ClosuresQuery) {
  return findPage<ClosureView, ClosuresQuery>(CLOSURES, query, [organizationId]);
}

export function allClosures(organizationId: string, query: ClosuresQuery) {
  return eachBatch<ClosureView, ClosuresQuery>(CLOSURES, query, [organizationId]);
}
