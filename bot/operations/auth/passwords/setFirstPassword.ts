import { assertPasswordsAllowed } from "#core/auth/googleOnly.ts";
import { FirstPassword } from "#core/auth/PasswordInput.ts";
import { Refusal } from "#core/refusal.ts";
import { findWaysToSignIn } from "#db/queries/people/accounts.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { setPassword } from "#db/queries/auth/passwordResets.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { assertOwnAddress } from "#bot/operations/people/steps/assertOwnAddress.ts";
import { preparedOperation } from "#bot/operations/preparedOperation.ts";
import { assertCode } from "#bot/operations/auth/secondFactor/steps/assertCode.ts";
import { countCode } from "#bot/operations/auth/secondFactor/steps/countCode.ts";
import { assertUncommonPassword } from "./steps/assertUncommonPassword.ts";
import { confirmWithGoogleFirst, spendGoogleConfirmation } from "../google/steps/googleConfirmation.ts";
import { announceAccountChange } from "#bot/operations/notifications/steps/announceAccountChange.ts";
import { assertMaySetPassword } from "../steps/assertSsoNotRequired.ts";
import { endAccess } from "../steps/endAccess.ts";
import { hashPassword } from "./steps/hashPassword.ts";
import { proofsOf } from "./steps/provePassword.ts";
import { waysToConfirm } from "../google/steps/waysToConfirm.ts";

export const setFirstPassword = preparedOperation(
  "changePassword",
  FirstPassword,
  async ({ newPassword, code }, { me, actor, clock, count }): Promise<string> => {
    assertUncommonPassword("newPassword", newPassword);
    assertPasswordsAllowed({ googleOnly: await isGoogleOnly(me.organizationId) });
    const by = await waysToConfirm("password", { me, actor, now: clock.now() });
    if (by === "password") throw hasOne();
    if (by !== "nothing") throw confirmWithGoogleFirst();
    await count(...proofsOf(me, actor));
    await countCode(count, me.id, code);
    return hashPassword(newPassword, actor);
  },
  async ({ code }, hash, { me: reader, actor, tx, now, audit, again }) => {
    const { organizationId, id: userId } = reader;
    await lockPerson(organizationId, userId, tx);
    const { me } = await again();
    assertPasswordsAllowed({ googleOnly: await isGoogleOnly(organizationId, tx) });
    await assertMaySetPassword({ organizationId, userId }, tx);
    if ((await findWaysToSignIn(organizationId, userId, tx)).hasPassword) throw hasOne();
    if (!(await spendGoogleConfirmation("password", { me, actor, tx, now }))) throw confirmWithGoogleFirst();
    await assertCode({ organizationId, userId }, code, { tx, now });
    await assertOwnAddress(me, { tx, now, isProven: false });
    await setPassword(me, hash, { tx, now });
    const sessionsEnded = await endAccess(me, { tx, now, keepSession: actor.sessionId });
    await audit({ subject: ["user", userId], after: { password: "set", sessionsEnded } });
    await announceAccountChange(me, "passwordSet", { tx, now });
  },
);

function hasOne(): Refusal {
  return new Refusal("conflict", "has_password", "You already have a password. Enter it to choose a new one.");
}
