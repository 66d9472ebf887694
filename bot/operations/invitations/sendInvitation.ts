import { assertEmailDomain } from "#core/auth/emailDomain.ts";
import { InvitationInput } from "#core/invitations/InvitationInput.ts";
import { Refusal } from "#core/refusal.ts";
import { isMember } from "#db/queries/people/people.ts";
import { operation } from "../operation.ts";
import { assertMayInviteInto } from "./steps/assertMayInviteInto.ts";
import { createInvitation } from "./steps/createInvitation.ts";

export const sendInvitation = operation("sendInvitation", InvitationInput, async ({ email, ...place }, given) => {
  const context = await assertMayInviteInto(place, { people: 1 }, given);
  const { me, tx } = context;
  assertEmailDomain(email, me.organizationDomain);
  if (await isMember(me.organizationId, email, tx)) {
    throw new Refusal("conflict", "email_taken", "This email already has an account", {
      fields: { email: "This email already has an account" },
    });
  }
  return createInvitation({ email, ...place }, context);
});
