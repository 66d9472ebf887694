import type { RequestsQuery } from "#core/requests/RequestsQuery.ts";
import { typePlace } from "../leaveTypes/typeColumns.ts";
import { REQUEST_JOINS, REQUEST_VIEW, type RequestView } from "../requests/requests.ts";
import { eachBatch } from "./eachBatch.ts";
import { findPage } from "./findPage.ts";
import { namedPeople } from "./namedPeople.ts";
import type { PagedList } from "./PagedList.ts";

export interface PersonsRequest extends RequestView {
  userName: string;
  officeName: string | null;
  isErased: boolean;
}

export const REQUESTS: PagedList<RequestsQuery> = {
  columns: `${REQUEST_VIEW}, u.name AS "userName", u.erased_at IS NOT NULL AS "isErased", f.name AS "officeName"`,
  table: "pto_requests r",
  joins: `
    JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id
    LEFT JOIN offices f ON f.organization_id = u.organization_id AND f.id = u.office_id
    ${REQUEST_JOINS}`,
  inFile: "u.email",
  where: "r.organization_id = $1",
  id: "r.id",
  chosenBy: { alias: "r", except: ["userName"] },
  search: (pattern) => `r.user_id IN ${namedPeople(pattern)}`,
  filters: {
    status: (value) => `r.status = ${value}`,
    type: (value) => `r.type = ${value}`,
    userId: (value) => `r.user_id = ${value}`,
    officeId: (value) => `r.user_id IN (SELECT u.id FROM users u
      JOIN offices o ON o.organization_id = $1 AND o.id = ${value}
      WHERE u.organization_id = $1 AND (u.office_id = o.id OR (u.office_id IS NULL AND o.is_default)))`,
    since: (value) => `r.end_date >= ${value}::date`,
    until: (value) => `r.start_date <= ${value}::date`,
    submittedUntil: (value) => `r.submitted_at < (${value}::date + 1) AT TIME ZONE 'UTC'`,
  },
  orders: {
    submittedAt: "r.submitted_at",
    startDate: "r.start_date",
    endDate: "r.end_date",
    userName: 'u.name COLLATE "en-x-icu"',
    type: typePlace("r.type"),
    status: "array_position(ARRAY['pending', 'approved', 'rejected', 'cancelled'], r.status)",
    days: "r.minutes",
    decidedAt: "r.decided_at",
  },
  blanksLast: ["decidedAt"],
};

export function findRequestsPage(organizationId: string, query: RequestsQuery) {
  return findPage<PersonsRequest, RequestsQuery>(REQUESTS, query, [organizationId]);
}

export function allRequests(organizationId: string, query: RequestsQuery) {
  return eachBatch<PersonsRequest & { email: string }, RequestsQuery>(REQUESTS, query, [organizationId]);
}
