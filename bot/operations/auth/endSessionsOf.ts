import { Nothing } from "#core/inputs.ts";
import { assertMayEndSessions } from "#core/people/access/roleChange.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { endSessions } from "#db/queries/auth/sessions.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound, operationOn } from "../operation.ts";

/** Signs a person out everywhere. The lock keeps their role as it is meanwhile. */
export const endSessionsOf = operationOn("endSessionsOf", Nothing, async (id, _, context) => {
  const { me, tx, audit } = await lockOrganization(context);
  const person = await findPerson(me.organizationId, id, tx);
  if (!person) throw notFound("The user");
  assertMayEndSessions(me, person);
  const sessionsEnded = await endSessions(id, undefined, tx);
  await audit({ subject: ["user", id], after: { sessionsEnded } });
});
