import { RequestsQuery } from "#core/requests/RequestsQuery.ts";
import { findRequestsPage } from "#db/queries/admin/requests.ts";
import { browsing } from "./browsing.ts";

/** Returns the requests of all people of the organization. */
export const browseRequests = browsing("browseRequests", "The request", RequestsQuery, (query, { me }) =>
  findRequestsPage(me.organizationId, query),
);
