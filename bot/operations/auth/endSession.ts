import { Nothing } from "#core/inputs.ts";
import { assertMayEndSessions } from "#core/people/access/roleChange.ts";
import { forgetEmailChangesOfEndedSessions } from "#db/queries/auth/emailChanges.ts";
import { endSessionByHandle } from "#db/queries/auth/sessions.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { announceAccountChange } from "../notifications/steps/announceAccountChange.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { endAccess } from "./steps/endAccess.ts";

export const endSession = operationOn("endSession", Nothing, async (handle, _, context) => {
  const { me: reader, tx, audit, endsOwnAccess, again } = context;
  await lockPerson(reader.organizationId, reader.id, tx);
  const { me } = await again();
  endsOwnAccess();
  if (!(await endSessionByHandle(me.id, handle, tx))) throw notFound("The session");
  await forgetEmailChangesOfEndedSessions(me, tx);
  await audit({ subject: ["user", me.id], after: { sessionEnded: handle } });
});

/** Locks the organization, so the person's role can't change. */
export const endSessionsOf = operationOn("endSessionsOf", Nothing, async (id, _, context) => {
  const { me, tx, now, audit } = await lockOrganization(context);
  const person = await lockPerson(me.organizationId, id, tx);
  if (!person) throw notFound("The person");
  assertMayEndSessions(me, person);
  const sessionsEnded = await endAccess(person, { tx, now });
  if (person.isActive) await announceAccountChange(person, "signedOut", { tx, now, actorId: me.id });
  await audit({ subject: ["user", id], after: { sessionsEnded } });
});
