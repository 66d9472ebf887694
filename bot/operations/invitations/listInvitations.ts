import { Nothing } from "#core/inputs.ts";
import { findInvitations } from "#db/queries/auth/invitations.ts";
import { listedInvitation } from "./steps/invitationView.ts";
import { reading } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";

/** Enough for all pending invitations, because their 7 days overlap at most 8 daily limits of 1,000. */
const MAX_INVITATIONS = 8000;

export const listInvitations = reading("listInvitations", Nothing, async (_, { me, clock }) => {
  const invitations = await readInTurn(me.organizationId, () => findInvitations(me.organizationId, MAX_INVITATIONS));
  return invitations.map((invitation) => listedInvitation(invitation, clock.now(), me));
});
