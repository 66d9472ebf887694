import type { PageBounds } from "#core/lists/pageQuery.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import { below } from "../../people/hierarchy.ts";
import { row, rows } from "../../statement.ts";
import { REQUEST_JOINS, REQUEST_VIEW, type RequestView } from "../requests.ts";

export interface PagedRequest extends RequestView {
  userName: string;
  officeName: string | null;
  updatedAt: Date;
}

export type SeenRequests = "everyone" | "below" | "own";

interface Reader {
  organizationId: string;
  id: string;
  sees: SeenRequests;
}

interface Filters {
  userId?: string | undefined;
  officeId?: string | undefined;
  status?: RequestStatus | undefined;
  type?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  updatedSince?: string | undefined;
}

/** Must agree with `mayReadLedger` in core. */
const SEEN = `
  WITH RECURSIVE ${below("SELECT id FROM users WHERE organization_id = $1 AND manager_id = $2 AND $3 = 'below'")}
  SELECT ${REQUEST_VIEW}, u.name AS "userName", f.name AS "officeName", r.updated_at AS "updatedAt"
  FROM pto_requests r
  JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id
  JOIN offices f ON f.organization_id = u.organization_id
    AND CASE WHEN u.office_id IS NULL THEN f.is_default ELSE f.id = u.office_id END
  ${REQUEST_JOINS}
  WHERE r.organization_id = $1 AND ($3 = 'everyone' OR r.user_id = $2 OR r.user_id = ANY (ARRAY(SELECT id FROM below)))`;

const PAGE = {
  name: "requests-page",
  text: `${SEEN}
    AND r.id > $4 AND ($5::uuid IS NULL OR r.user_id = $5) AND ($6::uuid IS NULL OR f.id = $6)
    AND ($7::text IS NULL OR r.status = $7) AND ($8::text IS NULL OR r.type = $8)
    AND ($9::date IS NULL OR r.end_date >= $9) AND ($10::date IS NULL OR r.start_date <= $10)
    AND ($11::timestamptz IS NULL OR r.updated_at >= $11::timestamptz)
    ORDER BY r.id LIMIT $12`,
};

export function findRequestPage(
  { organizationId, id, sees }: Reader,
  { userId, officeId, status, type, since, until, updatedSince }: Filters,
  { after, most }: PageBounds,
): Promise<PagedRequest[]> {
  const filters = [userId, officeId, status, type, since, until, updatedSince].map((value) => value ?? null);
  return rows<PagedRequest>(PAGE, [organizationId, id, sees, after, ...filters, most]);
}

const ONE = { name: "request-seen", text: `${SEEN} AND r.id = $4` };

export function findSeenRequest(
  { organizationId, id, sees }: Reader,
  requestId: string,
): Promise<PagedRequest | undefined> {
  return row<PagedRequest>(ONE, [organizationId, id, sees, requestId]);
}
