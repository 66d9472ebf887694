import { InvitationsQuery } from "#core/people/InvitationsQuery.ts";
import { findInvitationsPage } from "#db/queries/admin/invitations.ts";
import { invitationView } from "../invitations/invitationView.ts";
import { browsing } from "./browsing.ts";

/** The invitations of the organisation, with the tokens of their links. */
export const browseInvitations = browsing(
  "browseInvitations",
  "The invitation",
  InvitationsQuery,
  async (query, { me, clock }) => {
    const now = clock.now();
    const { rows, total } = await findInvitationsPage(me.organizationId, query, now);
    return { rows: rows.map((row) => ({ ...invitationView(row, now), createdAt: row.createdAt })), total };
  },
);
