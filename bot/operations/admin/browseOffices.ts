import { OfficesQuery } from "#core/offices/OfficesQuery.ts";
import { findOfficesPage } from "#db/queries/admin/offices.ts";
import { browsing } from "./browsing.ts";

/** The offices of the organisation; deleted ones are unseen. */
export const browseOffices = browsing("browseOffices", "The office", OfficesQuery, (query, { me }) =>
  findOfficesPage(me.organizationId, query),
);
