import type { InvitationsQuery } from "#core/invitations/InvitationsQuery.ts";
import { INVITATION_COLUMNS, INVITATION_JOINS, type InvitationRow } from "../auth/invitations.ts";
import { eachBatch } from "./eachBatch.ts";
import { findPage } from "./findPage.ts";
import type { PagedList } from "./PagedList.ts";

const STATUS = "CASE WHEN i.status = 'pending' AND i.expires_at <= $2::timestamptz THEN 'expired' ELSE i.status END";

const INVITATIONS: PagedList<InvitationsQuery> = {
  columns: `${INVITATION_COLUMNS}, i.created_at AS "createdAt"`,
  table: "invitations i",
  joins: INVITATION_JOINS,
  where: "i.organization_id = $1 AND $2::timestamptz IS NOT NULL",
  id: "i.id",
  chosenBy: { alias: "i", except: ["officeName", "managerName"] },
  search: (pattern) => `i.email ILIKE ${pattern}`,
  filters: {
    status: (value) => `${STATUS} = ${value}`,
    role: (value) => `i.role = ${value}`,
    officeId: (value) => `i.office_id = ${value}`,
  },
  orders: {
    createdAt: "i.created_at",
    email: "lower(i.email)",
    role: "array_position(ARRAY['Employee', 'Manager', 'Admin', 'Owner'], i.role)",
    officeName: 'f.name COLLATE "en-x-icu"',
    managerName: 'm.name COLLATE "en-x-icu"',
    status: STATUS,
    startDate: "i.start_date",
    expiresAt: "i.expires_at",
  },
  blanksLast: ["managerName", "startDate"],
};

type DatedInvitation = InvitationRow & { createdAt: Date };

export function findInvitationsPage(organizationId: string, query: InvitationsQuery, now: Date) {
  return findPage<DatedInvitation, InvitationsQuery>(INVITATIONS, query, [organizationId, now]);
}

export function allInvitations(organizationId: string, query: InvitationsQuery, now: Date) {
  return eachBatch<DatedInvitation, InvitationsQuery>(INVITATIONS, query, [organizationId, now]);
}
