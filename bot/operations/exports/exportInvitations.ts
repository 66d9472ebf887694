import { InvitationsQuery } from "#core/invitations/InvitationsQuery.ts";
import { allInvitations } from "#db/queries/admin/invitations.ts";
import { invitationStatus } from "../invitations/invitationView.ts";
import { eachRow, exporting } from "./exporting.ts";

/** Exports the organization's invitations, without their tokens. */
export const exportInvitations = exporting("browseInvitations", "invitations", InvitationsQuery, (query, context) => {
  const now = context.clock.now();
  return eachRow(allInvitations(context.me.organizationId, query, now), (row) => ({
    ...row,
    status: invitationStatus(row, now),
  }));
});
