import { Nothing } from "#core/inputs.ts";
import { assertPasswordsAllowed } from "#core/auth/googleOnly.ts";
import { assertMayGivePasswordLink } from "#core/people/access/roleChange.ts";
import { keepLinkToken } from "#db/queries/auth/linkTokens.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { notFound } from "#bot/operations/notFound.ts";
import { operationOn } from "#bot/operations/operation.ts";
import { hashOfToken, newLinkToken } from "#bot/operations/linkToken.ts";
import { RESET_VALID_MS } from "./makeMailedResetToken.ts";

export const makePasswordLink = operationOn(
  "makePasswordLink",
  Nothing,
  async (id, _, { actor, tx, now, audit, again }) => {
    const { organizationId } = actor;
    const person = await lockPerson(organizationId, id, tx);
    if (!person) throw notFound("The person");
    const { me } = await again();
    assertMayGivePasswordLink(me, person);
    assertPasswordsAllowed({ googleOnly: await isGoogleOnly(organizationId, tx) });
    const token = newLinkToken();
    const expiresAt = new Date(now.getTime() + RESET_VALID_MS);
    const link = {
      purpose: "password_reset",
      organizationId,
      subjectId: id,
      userId: id,
      approverId: me.id,
      expiresAt,
    } as const;
    await keepLinkToken(hashOfToken(token), link, tx);
    await audit({ subject: ["user", id], after: { expiresAt: expiresAt.toISOString() } });
    return { token, expiresAt };
  },
);
