import type { OfficesQuery } from "#core/offices/OfficesQuery.ts";
import { OFFICE_COLUMNS, type OfficeView } from "../offices/offices.ts";
import { eachBatch } from "./eachBatch.ts";
import { findPage } from "./findPage.ts";
import type { PagedList } from "./PagedList.ts";

const OFFICES: PagedList<OfficesQuery> = {
  columns: OFFICE_COLUMNS,
  table: "offices f",
  where: "f.organization_id = $1 AND f.archived_at IS NULL",
  id: "f.id",
  search: (pattern) => `f.name ILIKE ${pattern} OR f.country ILIKE ${pattern} OR f.timezone ILIKE ${pattern}`,
  filters: { country: (value) => `f.country = ${value}` },
  orders: {
    name: 'f.name COLLATE "en-x-icu"',
    country: 'f.country COLLATE "en-x-icu"',
    timezone: "f.timezone",
    memberCount: '"memberCount"',
  },
};

export function findOfficesPage(organizationId: string, query: OfficesQuery) {
  return findPage<OfficeView, OfficesQuery>(OFFICES, query, [organizationId]);
}

export function allOffices(organizationId: string, query: OfficesQuery) {
  return eachBatch<OfficeView, OfficesQuery>(OFFICES, query, [organizationId]);
}
