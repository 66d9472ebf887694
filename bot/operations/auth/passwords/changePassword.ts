import { assertPasswordsCount } from "#core/auth/googleOnly.ts";
import { PasswordChange } from "#core/people/ProfileInput.ts";
import { endResetLinks } from "#db/queries/auth/linkTokens.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { endSessions } from "#db/queries/auth/sessions.ts";
import { Password } from "#db/models/accounts/Password.ts";
import { assertUncommonPassword } from "./steps/commonPasswords.ts";
import { preparedOperation } from "#bot/operations/preparedOperation.ts";
import { hashPassword } from "./passwords.ts";
import { provePassword, wrongPassword } from "./steps/provePassword.ts";

const WRONG = "The current password is incorrect";

/** Sets one's own new password, given the old one, and ends one's other sessions and the links to set one. */
export const changePassword = preparedOperation(
  "changePassword",
  PasswordChange,
  async ({ currentPassword, newPassword }, context) => {
    assertUncommonPassword("newPassword", newPassword);
    const current = { field: "currentPassword", password: currentPassword, wrong: WRONG };
    return { proven: await provePassword(current, context), hash: await hashPassword(newPassword) };
  },
  async (_, { proven, hash }, { me, actor, tx, now, audit }) => {
    const where = { organizationId: me.organizationId, userId: me.id };
    const password = await Password.findOne({ where, lock: tx.LOCK.UPDATE, transaction: tx });
    if (password?.hash !== proven) throw wrongPassword("currentPassword", WRONG);
    assertPasswordsCount({ googleOnly: await isGoogleOnly(me.organizationId, tx) });
    await password.update({ hash, changedAt: now }, { transaction: tx });
    await endResetLinks(me.organizationId, me.id, now, tx);
    const ended = await endSessions(me.id, actor.sessionId, tx);
    await audit({ subject: ["user", me.id], after: { password: "changed", sessionsEnded: ended } });
  },
);
