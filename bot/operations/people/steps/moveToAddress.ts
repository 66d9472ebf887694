import type { Transaction } from "sequelize";
import { assertNotInvitedAbove } from "#core/invitations/invitedRefusals.ts";
import { newId } from "#db/newId.ts";
import { endTokens } from "#db/queries/people/endTokens.ts";
import { endSlackLinks, endWaysToSignIn } from "#db/queries/people/endWaysIn.ts";
import { findIsProven } from "#db/queries/people/accounts.ts";
import { changeEmail } from "#db/queries/people/changePeopleRows.ts";
import { findInvitedPlace } from "#db/queries/auth/invitedPlace.ts";
import { forgetEmailChange } from "#db/queries/auth/emailChanges.ts";
import { revokeInvitationsTo } from "#db/queries/imports/people.ts";
import { endLinks } from "#db/queries/auth/linkTokens.ts";
import type { Person } from "#db/queries/people/person.ts";
import { endSessions } from "#db/queries/auth/sessions.ts";
import { announceTo } from "#bot/operations/notifications/steps/announce.ts";
import { announceEndedCalendars } from "#bot/operations/notifications/steps/announceEndedCalendars.ts";
import { announceAdded } from "./announceAdded.ts";

interface How {
  tx: Transaction;
  now: Date;
  actorId: string;
  keepSession?: string | undefined;
}

/** Security: ends the links sent to the old mailbox, which someone else may read. The person must be locked. */
export async function moveToAddress(
  person: Pick<Person, "organizationId" | "id" | "email" | "role">,
  email: string,
  { tx, now, actorId, keepSession }: How,
): Promise<number> {
  const { organizationId, id, email: old } = person;
  assertNotInvitedAbove(person.role, (await findInvitedPlace(organizationId, email, { tx, now }))?.role);
  // `changeEmail` removes the old address from `identities`, so read `wasProven` first.
  const wasProven = await findIsProven(person, tx);
  await changeEmail(organizationId, id, email, { tx, now });
  await endLinks(organizationId, id, now, tx);
  await revokeInvitationsTo(organizationId, [old, email], { tx, now });
  await forgetEmailChange(person, tx);
  await endSlackLinks(person, tx);
  if (actorId !== id) {
    await endWaysToSignIn(person, tx);
    const calendars = await endTokens(person, { tx, now, all: false });
    await announceEndedCalendars(organizationId, calendars, { trouble: "accessReset", tx, now });
    await announceAdded([person], { organizationId, id: actorId }, { tx, now, isMoved: true });
  }
  const event = { organizationId, event: "email.changed", key: newId(), payload: { actorId, wasProven } } as const;
  await announceTo(event, { recipientId: id, email: old }, { tx, now });
  return endSessions(id, keepSession, tx);
}
