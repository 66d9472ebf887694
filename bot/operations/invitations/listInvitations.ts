import { Nothing } from "#core/inputs.ts";
import { findInvitations } from "#db/queries/auth/invitations.ts";
import { listedInvitation } from "./invitationView.ts";
import { reading } from "../operation.ts";

/** The invitations of the organisation, newest first, with their links' tokens, where the role is not above one's own. */
export const listInvitations = reading("listInvitations", Nothing, async (_, { me, clock }) => {
  const invitations = await findInvitations(me.organizationId);
  return invitations.map((invitation) => listedInvitation(invitation, clock.now(), me.role));
});
