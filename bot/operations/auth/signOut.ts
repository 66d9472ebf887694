import { Nothing } from "#core/inputs.ts";
import { endSession } from "#db/queries/auth/sessions.ts";
import { operation } from "../operation.ts";

export const signOut = operation("signOut", Nothing, async (_, { me, actor, tx, audit, endsOwnAccess }) => {
  endsOwnAccess();
  if (actor.sessionId) await endSession(actor.sessionId, tx);
  await audit({ subject: ["user", me.id] });
});
