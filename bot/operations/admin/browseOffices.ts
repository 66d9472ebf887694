import { OfficesQuery } from "#core/offices/OfficesQuery.ts";
import { findOfficesPage } from "#db/queries/admin/offices.ts";
import { browsing } from "./browsing.ts";

/** Returns the organization's offices, without deleted ones. */
export const browseOffices = browsing("browseOffices", "The office", OfficesQuery, (query, { me }) =>
  findOfficesPage(me.organizationId, query),
);
