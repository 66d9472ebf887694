import { Nothing } from "#core/inputs.ts";
import { endSessionByHandle } from "#db/queries/auth/sessions.ts";
import { notFound, operationOn } from "../operation.ts";

/** Ends one of the caller's own sessions. */
export const endSession = operationOn("endSession", Nothing, async (handle, _, { me, tx, audit }) => {
  if (!(await endSessionByHandle(me.id, handle, tx))) throw notFound("The session");
  await audit({ subject: ["user", me.id], after: { sessionEnded: handle } });
});
