import { Nothing } from "#core/inputs.ts";
import { findInvitations } from "#db/queries/auth/invitations.ts";
import { listedInvitation } from "./steps/invitationView.ts";
import { reading } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";

/** Invitations expire after 7 days, and an organization can send 1,000 a day, so no more can be open. */
const MAX_INVITATIONS = 8000;

export const listInvitations = reading("listInvitations", Nothing, async (_, { me, clock }) => {
  const invitations = await readInTurn(me.organizationId, () => findInvitations(me.organizationId, MAX_INVITATIONS));
  return invitations.map((invitation) => listedInvitation(invitation, clock.now(), me));
});
