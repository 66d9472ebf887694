import { InvitationsQuery } from "#core/invitations/InvitationsQuery.ts";
import { findInvitationsPage } from "#db/queries/admin/invitations.ts";
import { listedInvitation } from "../invitations/invitationView.ts";
import { browsing } from "./browsing.ts";

/**
 * Returns the organization's invitations, with the tokens of their links where the role isn't above the caller's own.
 */
export const browseInvitations = browsing(
  "browseInvitations",
  "The invitation",
  InvitationsQuery,
  async (query, { me, clock }) => {
    const now = clock.now();
    const { rows, total } = await findInvitationsPage(me.organizationId, query, now);
    return { rows: rows.map((row) => ({ ...listedInvitation(row, now, me.role), createdAt: row.createdAt })), total };
  },
);
