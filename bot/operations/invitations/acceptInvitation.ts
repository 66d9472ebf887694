import { AcceptInvitationInput } from "#core/people/InvitationInput.ts";
import { limits } from "#core/throttling/limits.ts";
import { preparedVisitorOperation } from "../preparedOperation.ts";
import { openInvitation } from "./invitationTokens.ts";
import { joinByInvitation } from "./joinByInvitation.ts";
import { assertUncommonPassword } from "../signingIn/commonPasswords.ts";
import { hashOfToken } from "../signingIn/linkToken.ts";
import { hashPassword } from "../signingIn/passwords.ts";

/** Turns an invitation into a person with a password. */
export const acceptInvitation = preparedVisitorOperation(
  AcceptInvitationInput,
  async ({ token, password }, { visitor, clock, count }) => {
    assertUncommonPassword("password", password);
    const { id } = await openInvitation(token, clock.now());
    await count([limits.acceptOfAddress, visitor.client], [limits.acceptOfInvitation, id]);
    return hashPassword(password);
  },
  async ({ token, name }, passwordHash, { tx, now, door }) => {
    const { id, email } = await joinByInvitation(hashOfToken(token), { name, passwordHash }, { tx, now, door });
    return { user: { id, email } };
  },
);
