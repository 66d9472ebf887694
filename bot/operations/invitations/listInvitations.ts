import { Nothing } from "#core/inputs.ts";
import { findInvitations } from "#db/queries/auth/invitations.ts";
import { listedInvitation } from "./steps/invitationView.ts";
import { reading } from "../operation.ts";

/**
 * Returns the organization's invitations, newest first, with their links' tokens where the role isn't above the
 * caller's own.
 */
export const listInvitations = reading("listInvitations", Nothing, async (_, { me, clock }) => {
  const invitations = await findInvitations(me.organizationId);
  return invitations.map((invitation) => listedInvitation(invitation, clock.now(), me.role));
});
