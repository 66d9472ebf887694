import { Nothing } from "#core/inputs.ts";
import { findSessions } from "#db/queries/auth/sessions.ts";
import { reading } from "../reading.ts";

export const listSessions = reading("listSessions", Nothing, async (_, { me, actor, clock }) => {
  const sessions = await findSessions(me.id, clock.now());
  return sessions.map(({ sid, ...session }) => ({ ...session, isCurrent: sid === actor.sessionId }));
});
