import { RequestsQuery } from "#core/requests/RequestsQuery.ts";
import { allRequests } from "#db/queries/admin/requests.ts";
import { exporting } from "./exporting.ts";

/** Exports the requests of all people of the organization. */
export const exportRequests = exporting("browseRequests", "requests", RequestsQuery, (query, { me }) =>
  allRequests(me.organizationId, query),
);
