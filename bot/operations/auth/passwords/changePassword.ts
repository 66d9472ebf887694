import { assertPasswordsAllowed } from "#core/auth/googleOnly.ts";
import { PasswordChange } from "#core/auth/PasswordInput.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { setPassword } from "#db/queries/auth/passwordResets.ts";
import { assertUncommonPassword } from "./steps/assertUncommonPassword.ts";
import { preparedOperation } from "#bot/operations/preparedOperation.ts";
import { announceAccountChange } from "#bot/operations/notifications/steps/announceAccountChange.ts";
import { assertMaySetPassword } from "../steps/assertSsoNotRequired.ts";
import { endAccess } from "../steps/endAccess.ts";
import { hashPassword } from "./steps/hashPassword.ts";
import { assertStillProven, provePassword } from "./steps/provePassword.ts";

const CURRENT = { field: "currentPassword", wrong: "The current password is incorrect" };

export const changePassword = preparedOperation(
  "changePassword",
  PasswordChange,
  async ({ currentPassword, newPassword }, context) => {
    assertUncommonPassword("newPassword", newPassword);
    const proven = await provePassword({ ...CURRENT, password: currentPassword }, context);
    return { proven, hash: await hashPassword(newPassword, context.actor) };
  },
  async (_, { proven, hash }, { me: reader, actor, tx, now, audit, again }) => {
    await lockPerson(reader.organizationId, reader.id, tx);
    const { me } = await again();
    await assertStillProven(me, proven, { ...CURRENT, tx });
    assertPasswordsAllowed({ googleOnly: await isGoogleOnly(me.organizationId, tx) });
    await assertMaySetPassword({ organizationId: me.organizationId, userId: me.id }, tx);
    await setPassword(me, hash, { tx, now });
    const ended = await endAccess(me, { tx, now, keepSession: actor.sessionId });
    await audit({ subject: ["user", me.id], after: { password: "changed", sessionsEnded: ended } });
    await announceAccountChange(me, "passwordChanged", { tx, now });
  },
);
