import { OfficesQuery } from "#core/offices/OfficesQuery.ts";
import { allOffices } from "#db/queries/admin/offices.ts";
import { exporting } from "./exporting.ts";

export const exportOffices = exporting("browseOffices", "offices", OfficesQuery, (query, { me }) =>
  allOffices(me.organizationId, query),
);
