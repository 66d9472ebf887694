import type { Transaction } from "sequelize";
import { toMinutes } from "#core/amounts.ts";
import type { PersonVerdict } from "#core/imports/judgePerson.ts";
import type { WantedPerson } from "#core/imports/personChanges.ts";
import type { KnownPerson } from "#core/imports/PeopleFacts.ts";
import type { UserPatch } from "#core/people/UserInput.ts";
import { changeRows } from "#db/queries/imports/people.ts";
import { lockPeople } from "#db/queries/postedPeople.ts";
import { lockPerson, type Person } from "#db/queries/person.ts";
import type { AuditLine } from "../audit.ts";
import { followUpPlace } from "../notifications/followUp.ts";
import { changePerson, isPlaceChanged } from "../people/changePerson.ts";
import { changesTraced } from "../people/changesTraced.ts";
import type { IdOf } from "./addImported.ts";
import { overrideImported } from "./overrideImported.ts";

interface Context {
  me: Person;
  tx: Transaction;
  now: Date;
}

interface Change {
  person: KnownPerson;
  patch: UserPatch;
}

/** What many may be changed in at once; all else is done one by one. */
const AT_ONCE = ["name", "role", "managerId", "ptoBalanceOverride"];

/** Changes the people of a file who are there. Answers with the audit line of each. */
export async function changeImported(
  verdicts: readonly PersonVerdict[],
  idOf: IdOf,
  { me, tx, now }: Context,
): Promise<AuditLine[]> {
  const { organizationId } = me;
  const changes = verdicts.flatMap(({ person, wanted }) =>
    person && wanted ? { person, patch: patchOf(wanted, idOf) } : [],
  );
  const ids = changes.map(({ person }) => person.id);
  await lockPeople(organizationId, ids, { wait: true }, tx);
  const lines = await changeAtOnce(changes.filter(isForAtOnce), { me, tx, now });
  for (const { person, patch } of changes.filter((change) => !isForAtOnce(change))) {
    const locked = await lockPerson(organizationId, person.id, tx);
    if (locked) lines.push(await changePerson(locked, patch, { me, tx, now }));
  }
  return lines;
}

async function changeAtOnce(changes: readonly Change[], { me, tx, now }: Context): Promise<AuditLine[]> {
  if (changes.length === 0) return [];
  const { organizationId, hasSlack } = me;
  const overrides = new Map(
    changes.flatMap(({ person, patch: { ptoBalanceOverride: days } }) =>
      days === undefined ? [] : [[person.id, days === null ? null : toMinutes(days)] as const],
    ),
  );
  const overridden = await overrideImported(overrides, { me, tx, now });
  const rows = changes.map(({ person: { id }, patch: { name, role, managerId } }) => {
    const minutes = overrides.get(id);
    return {
      id,
      ...(name !== undefined && { name }),
      ...(role !== undefined && { role }),
      ...(managerId !== undefined && { managerId }),
      ...(minutes !== undefined && { ptoBalanceOverride: minutes }),
    };
  });
  await changeRows(organizationId, rows, { tx, now });
  await overridden.post();
  const traced = changes.map(({ person }, place) => {
    const { id: _, ...row } = rows[place] ?? { id: person.id };
    const effectiveOn = overridden.effectiveOn(person.id);
    return { person, changes: { ...row, ...(effectiveOn && { effectiveOn }) } };
  });
  for (const { person, changes: row } of traced) {
    if (isPlaceChanged(person, row)) await followUpPlace({ organizationId, id: person.id, hasSlack }, { tx, now });
  }
  return changesTraced(organizationId, traced, tx);
}

function patchOf({ managerEmail, ...wanted }: WantedPerson, idOf: IdOf): UserPatch {
  return { ...wanted, ...(managerEmail !== undefined && { managerId: managerEmail && idOf(managerEmail) }) };
}

function isForAtOnce({ patch }: Change): boolean {
  return Object.keys(patch).every((field) => AT_ONCE.includes(field));
}
