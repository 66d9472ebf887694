import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/zones.ts";
import type { KnownPerson, PeopleFacts } from "#core/imports/PeopleFacts.ts";
import { overrideOn } from "#core/policies/overrideOn.ts";
import { findImportedPeople, type ImportedPerson } from "#db/queries/imports/people.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { findOwnersWhoSignIn } from "#db/queries/people/signInReach.ts";
import { findOffices } from "#db/queries/offices/offices.ts";
import { findInvitedPlaces } from "#db/queries/auth/invitedPlace.ts";
import { findManagedPeople } from "#db/queries/provisioning/managed.ts";
import type { Person } from "#db/queries/people/person.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";

export async function peopleFacts(me: Person, { tx, now }: { tx: Transaction; now: Date }): Promise<PeopleFacts> {
  const { organizationId } = me;
  const people = await findImportedPeople(organizationId, tx);
  const offices = await findOffices(organizationId, tx);
  return {
    me,
    domain: me.organizationDomain,
    googleOnly: await isGoogleOnly(organizationId, tx),
    ownersWhoSignIn: await findOwnersWhoSignIn(organizationId, tx),
    offices: offices.map(({ id, name, isDefault, timezone }) => ({
      id,
      name,
      isDefault,
      today: todayIn(timezone, now),
    })),
    managed: await findManagedPeople(organizationId, { now, tx }),
    invited: await findInvitedPlaces(organizationId, { tx, now }),
    people: new Map(await mapWithPauses(people, (person) => [person.email, knownPerson(person, now)] as const)),
  };
}

function knownPerson({ overrides, zone, ...person }: ImportedPerson, now: Date): KnownPerson {
  const today = todayIn(zone, now);
  const ptoBalanceOverride = overrides ? overrideOn(overrides, today).minutes : person.ptoBalanceOverride;
  return { ...person, ptoBalanceOverride, today };
}
