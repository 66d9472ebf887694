import { AcceptInvitationInput } from "#core/invitations/InvitationInput.ts";
import { limits } from "#core/throttling/limits.ts";
import { preparedVisitorOperation } from "../preparedOperation.ts";
import { openInvitation } from "./steps/invitationTokens.ts";
import { joinByInvitation } from "./steps/joinByInvitation.ts";
import { assertUncommonPassword } from "../auth/passwords/steps/assertUncommonPassword.ts";
import { hashOfToken } from "../linkToken.ts";
import { hashPassword } from "../auth/passwords/steps/hashPassword.ts";

export const acceptInvitation = preparedVisitorOperation(
  AcceptInvitationInput,
  async ({ token, password }, { visitor, clock, count }) => {
    assertUncommonPassword("password", password);
    const { id, organizationId } = await openInvitation(token, clock.now());
    const from = `${organizationId} ${visitor.client ?? ""}`;
    await count([limits.acceptOfAddress, from], [limits.acceptOfInvitation, id]);
    return hashPassword(password, visitor);
  },
  async ({ token, name }, passwordHash, { tx, now, source }) => {
    const { id, email } = await joinByInvitation(hashOfToken(token), { name, passwordHash }, { tx, now, source });
    return { user: { id, email } };
  },
);
