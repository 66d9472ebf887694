import type { Transaction } from "sequelize";
import { chargeOf } from "#db/queries/ledger/chargeOf.ts";
import { aroundRecipients, askedAbout } from "#db/queries/notifications/recipients.ts";
import { aroundPeople } from "#db/queries/people/hierarchy.ts";
import type { Person } from "#db/queries/people/person.ts";
import { readTogether } from "#db/queries/readTogether.ts";
import { leaveUnderRequest } from "#db/queries/requests/givenBack.ts";
import { requestById } from "#db/queries/requests/requests.ts";

export async function decisionFacts(
  person: Person,
  id: string,
  { me, tx, now }: { me: Person; tx: Transaction; now: Date },
) {
  const { organizationId } = person;
  const people = [person.id, me.id];
  const reads = [requestById(organizationId, id), chargeOf(person, id), leaveUnderRequest(organizationId, id)] as const;
  if (!person.hasPolicyDocuments) {
    const [request, charge, under, around] = await readTogether([...reads, aroundPeople(organizationId, people)], tx);
    return { request, charge, under, around };
  }
  const [request, charge, under, recipients, asked] = await readTogether(
    [...reads, aroundRecipients(organizationId, people, now), askedAbout(organizationId, id)],
    tx,
  );
  return { request, charge, under, around: recipients.people, recipients, asked };
}
