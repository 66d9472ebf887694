import { RequestsQuery } from "#core/requests/RequestsQuery.ts";
import { allRequests } from "#db/queries/admin/requests.ts";
import { exporting } from "./exporting.ts";

/** The requests of all people of the organisation, as a file. */
export const exportRequests = exporting("browseRequests", "requests", RequestsQuery, (query, { me }) =>
  allRequests(me.organizationId, query),
);
