import { Nothing } from "#core/inputs.ts";
import { findInvitations } from "#db/queries/invitations.ts";
import { invitationView } from "./invitationView.ts";
import { reading } from "../operation.ts";

/** The invitations of the organisation, newest first, with their links' tokens. */
export const listInvitations = reading("listInvitations", Nothing, async (_, { me, clock }) => {
  const invitations = await findInvitations(me.organizationId);
  return invitations.map((invitation) => invitationView(invitation, clock.now()));
});
