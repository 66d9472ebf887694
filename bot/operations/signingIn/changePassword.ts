import { assertPasswordsCount } from "#core/people/googleOnly.ts";
import { PasswordChange } from "#core/people/ProfileInput.ts";
import { Refusal } from "#core/refusal.ts";
import { endResetLinks } from "#db/queries/linkTokens.ts";
import { isGoogleOnly } from "#db/queries/organizations.ts";
import { endSessions } from "#db/queries/sessions.ts";
import { Password } from "#db/models/Password.ts";
import { assertUncommonPassword } from "./commonPasswords.ts";
import { operation } from "../operation.ts";
import { hashPassword, isPassword } from "./passwords.ts";

/** Sets one's own new password, given the old one, and ends one's other sessions and the links to set one. */
export const changePassword = operation(
  "changePassword",
  PasswordChange,
  async (input, { me, actor, tx, now, audit }) => {
    assertUncommonPassword("newPassword", input.newPassword);
    const where = { organizationId: me.organizationId, userId: me.id };
    const password = await Password.findOne({ where, lock: tx.LOCK.UPDATE, transaction: tx });
    if (!(await isPassword(input.currentPassword, password?.hash)) || !password) {
      const text = "The current password is not right";
      throw new Refusal("invalid", "wrong_password", text, { fields: { currentPassword: text } });
    }
    assertPasswordsCount({ googleOnly: await isGoogleOnly(me.organizationId, tx) });
    await password.update({ hash: await hashPassword(input.newPassword), changedAt: now }, { transaction: tx });
    await endResetLinks(me.organizationId, me.id, now, tx);
    const ended = await endSessions(me.id, actor.sessionId, tx);
    await audit({ subject: ["user", me.id], after: { password: "changed", sessionsEnded: ended } });
  },
);
