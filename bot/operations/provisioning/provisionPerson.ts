import { z } from "zod";
import { millisecondsInDay } from "date-fns/constants";
import { normalEmail } from "#core/addresses/normalEmail.ts";
import { assertEmailDomain } from "#core/auth/emailDomain.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { assertMayAddMore } from "#core/imports/mayAddMore.ts";
import { emailField, idField, orNone, parseInput } from "#core/inputs.ts";
import { assertInvitedAsEmployee } from "#core/invitations/invitedRefusals.ts";
import { personNameField } from "#core/nameField.ts";
import { nameAfter } from "#core/provisioning/nameAfter.ts";
import { notUnique } from "#core/provisioning/scimRefusal.ts";
import { wrong } from "#core/provisioning/scimValues.ts";
import type { UserChanges } from "#core/provisioning/UserChanges.ts";
import { newId } from "#db/newId.ts";
import { findInvitedPlace } from "#db/queries/auth/invitedPlace.ts";
import { countAddedSince, revokeInvitationsTo } from "#db/queries/imports/people.ts";
import { findOffices } from "#db/queries/offices/offices.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { keepProvisionedPerson } from "#db/queries/provisioning/keepProvisioned.ts";
import { findNamesakes, findRemovedPerson, findScimPerson } from "#db/queries/provisioning/people.ts";
import { findKnownPeople } from "#db/queries/teams/teams.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { operation } from "../operation.ts";
import { assertConfirmedFor } from "../organization/steps/assertConfirmedFor.ts";
import { addPeople } from "../people/steps/addPeople.ts";
import { announceAdded } from "../people/steps/announceAdded.ts";
import { additionsTraced } from "../people/steps/changesTraced.ts";
import type { WriteContext } from "../running/WriteContext.ts";
import { applyChanges } from "./steps/applyChanges.ts";

type NewUser = UserChanges & { userName: string };

const NewPerson = z.object({
  name: personNameField(),
  email: emailField(),
  managerId: orNone(idField("Unknown manager")).optional(),
});

/** Accepts an email that belongs to another organization, as imports do. */
export const provisionPerson = operation("provisionPeople", z.custom<NewUser>(), async (sent, before) => {
  const context = await lockOrganization(before);
  const { me, tx } = context;
  const { organizationId } = me;
  const { userName, email = userName } = sent;
  const namesakes = await findNamesakes(organizationId, { userName, email: normalEmail(email) }, tx);
  const gone = namesakes.find(({ isActive, isRemoved }) => isRemoved && !isActive);
  if (namesakes.some((other) => other !== gone)) throw notUnique("A person with this userName or email already exists");
  const id = gone ? await bringBack(gone.id, sent, context) : await add(sent, context);
  const person = await findScimPerson(organizationId, id, tx);
  if (!person) throw notFound("The user");
  return person;
});

async function bringBack(id: string, sent: NewUser, context: WriteContext): Promise<string> {
  const { me, tx } = context;
  const locked = await lockPerson(me.organizationId, id, tx);
  const known = await findRemovedPerson(me.organizationId, id, tx);
  if (!locked || !known) throw notFound("The user");
  // The identity provider's deletion counts as a deactivation, so `active: true` reactivates the person.
  await applyChanges({ locked, known: { ...known, sentActive: false } }, { ...sent, active: true }, context);
  return id;
}

async function add(sent: NewUser, { me, tx, now, audit }: WriteContext): Promise<string> {
  const { organizationId } = me;
  const { userName } = sent;
  const known = { displayName: null, givenName: null, familyName: null };
  if (sent.active === false) throw wrong("A new person must be active");
  const wanted = {
    name: nameAfter(known, { givenName: null, familyName: null, ...sent }),
    email: sent.email ?? userName,
  };
  const person = parseInput(NewPerson, { ...wanted, managerId: sent.managerId });
  const { name, email } = person;
  assertEmailDomain(email, me.organizationDomain);
  await assertConfirmedFor(1, me, tx);
  assertMayAddMore(1, await countAddedSince(organizationId, new Date(now.getTime() - millisecondsInDay), tx));
  if (person.managerId) {
    const [manager] = await findKnownPeople(organizationId, [person.managerId], tx);
    if (!manager?.isActive) throw wrong("Unknown manager");
  }
  const office = (await findOffices(organizationId, tx)).find(({ isDefault }) => isDefault);
  const uninvited = { managerId: null, officeId: null, startDate: todayIn(office?.timezone ?? me.zone, now) };
  const invited = await findInvitedPlace(organizationId, email, { tx, now });
  assertInvitedAsEmployee(invited?.role);
  const place = invited ?? uninvited;
  const { managerId = place.managerId } = person;
  const row = { ...place, id: newId(), name, email, role: "Employee" as const, managerId };
  await addPeople(organizationId, [row], { tx, now });
  await revokeInvitationsTo(organizationId, [email], { tx, now });
  await announceAdded([row], me, { tx, now });
  const { externalId = null, displayName = null, givenName = null, familyName = null } = sent;
  const kept = { id: row.id, userName, externalId, displayName, givenName, familyName, isActive: true };
  await keepProvisionedPerson(organizationId, { ...kept, managesManager: sent.managerId !== undefined }, { tx, now });
  const { id, name: _name, email: _email, ...fields } = row;
  for (const entry of await additionsTraced(organizationId, [{ id, fields, facts: null }], tx)) await audit(entry);
  return id;
}
