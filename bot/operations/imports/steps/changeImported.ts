import type { Transaction } from "sequelize";
import { chunksOf } from "#core/chunksOf.ts";
import type { PersonVerdict } from "#core/imports/judgePerson.ts";
import type { WantedPerson } from "#core/imports/personChanges.ts";
import type { UserPatch } from "#core/people/UserInput.ts";
import { lockPeople } from "#db/queries/ledger/postedPeople.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import type { Actor } from "#bot/operations/actor.ts";
import type { AuditEntry } from "#bot/operations/audit.ts";
import { changePeople } from "#bot/operations/people/steps/changePeople.ts";
import type { IdOf } from "./addImported.ts";

const PEOPLE = 1000;

export async function changeImported(
  verdicts: readonly PersonVerdict[],
  idOf: IdOf,
  { me, actor, tx, now }: { me: Person; actor: Actor; tx: Transaction; now: Date },
): Promise<AuditEntry[]> {
  const { organizationId } = me;
  const patches = new Map(
    verdicts.flatMap(({ person, wanted }) => (person && wanted ? [[person.id, patchOf(wanted, idOf)] as const] : [])),
  );
  const ids = [...patches.keys()].toSorted();
  await lockPeople(organizationId, ids, { wait: true }, tx);
  const entries: AuditEntry[] = [];
  for (const some of chunksOf(ids, PEOPLE)) {
    const people = await findPeopleById(organizationId, some, tx);
    const changes = people.map((person) => ({ person, patch: patches.get(person.id) ?? {} }));
    entries.push(...(await changePeople(changes, { me, actor, tx, now })));
  }
  return entries;
}

function patchOf({ managerEmail, ...wanted }: WantedPerson, idOf: IdOf): UserPatch {
  return { ...wanted, ...(managerEmail !== undefined && { managerId: managerEmail && idOf(managerEmail) }) };
}
