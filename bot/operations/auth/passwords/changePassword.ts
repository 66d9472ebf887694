import { assertPasswordsCount } from "#core/auth/googleOnly.ts";
import { PasswordChange } from "#core/auth/PasswordInput.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { Password } from "#db/models/accounts/Password.ts";
import { assertUncommonPassword } from "./steps/commonPasswords.ts";
import { preparedOperation } from "#bot/operations/preparedOperation.ts";
import { announceAccountChange } from "../steps/announceAccountChange.ts";
import { endAccess } from "../steps/endAccess.ts";
import { hashPassword } from "./passwords.ts";
import { provePassword, wrongPassword } from "./steps/provePassword.ts";

const WRONG = "The current password is incorrect";

/**
 * Changes the caller's own password, given the current one. Ends their other sessions, links to set a password, and a
 * pending change of their email.
 */
export const changePassword = preparedOperation(
  "changePassword",
  PasswordChange,
  async ({ currentPassword, newPassword }, context) => {
    assertUncommonPassword("newPassword", newPassword);
    const current = { field: "currentPassword", password: currentPassword, wrong: WRONG };
    return { proven: await provePassword(current, context), hash: await hashPassword(newPassword) };
  },
  async (_, { proven, hash }, { me: reader, actor, tx, now, audit, again }) => {
    await lockPerson(reader.organizationId, reader.id, tx);
    const { me } = await again();
    const where = { organizationId: me.organizationId, userId: me.id };
    const password = await Password.findOne({ where, lock: tx.LOCK.UPDATE, transaction: tx });
    if (password?.hash !== proven) throw wrongPassword("currentPassword", WRONG);
    assertPasswordsCount({ googleOnly: await isGoogleOnly(me.organizationId, tx) });
    await password.update({ hash, changedAt: now }, { transaction: tx });
    const ended = await endAccess(me, { tx, now, keepSession: actor.sessionId });
    await audit({ subject: ["user", me.id], after: { password: "changed", sessionsEnded: ended } });
    await announceAccountChange(me, "passwordChanged", { tx, now });
  },
);
