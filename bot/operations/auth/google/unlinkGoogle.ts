import { GoogleLinkInput } from "#core/auth/GoogleLinkInput.ts";
import { assertPasswordsAllowed } from "#core/auth/googleOnly.ts";
import { Refusal } from "#core/refusal.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { findWaysToSignIn } from "#db/queries/people/accounts.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { holdGoogleOnly } from "#bot/operations/organization/steps/signInLock.ts";
import { notFound } from "#bot/operations/notFound.ts";
import { preparedOperation } from "#bot/operations/preparedOperation.ts";
import { assertPasswordAndCode, provePasswordFirst } from "../passwords/steps/passwordAndCode.ts";
import { announceAccountChange } from "#bot/operations/notifications/steps/announceAccountChange.ts";
import { endOtherSessions } from "../steps/endOtherSessions.ts";
import { removeGoogleIdentity } from "./steps/googleIdentity.ts";

export const unlinkGoogle = preparedOperation(
  "unlinkGoogle",
  GoogleLinkInput,
  async (input, context) => {
    const { organizationId, id } = context.me;
    assertLinkedBesidesPassword(await findWaysToSignIn(organizationId, id));
    assertPasswordsAllowed({ googleOnly: await isGoogleOnly(organizationId) });
    return provePasswordFirst(input, context);
  },
  async ({ code }, provenAt, { me: reader, actor, tx, now, audit, again }) => {
    await lockPerson(reader.organizationId, reader.id, tx);
    const { me } = await again();
    const { organizationId, id: userId } = me;
    assertLinkedBesidesPassword(await findWaysToSignIn(organizationId, userId, tx));
    assertPasswordsAllowed({ googleOnly: await holdGoogleOnly(organizationId, tx) });
    await assertPasswordAndCode(me, { provenAt, code }, { tx, now });
    await removeGoogleIdentity(me, tx);
    const sessionsEnded = await endOtherSessions(me, actor.sessionId, tx);
    await audit({ subject: ["user", userId], before: { google: "linked" }, after: { sessionsEnded } });
    await announceAccountChange(me, "googleUnlinked", { tx, now });
  },
);

function assertLinkedBesidesPassword({ hasPassword, hasGoogle }: { hasPassword: boolean; hasGoogle: boolean }): void {
  if (!hasGoogle) throw notFound("The linked Google account");
  if (hasPassword) return;
  const text = "Set a password in your Profile Settings first; otherwise you won't be able to sign in";
  throw new Refusal("conflict", "only_google", text);
}
