import type { Transaction } from "sequelize";
import { toMinutes } from "#core/leave/amounts.ts";
import type { PersonVerdict } from "#core/imports/judgePerson.ts";
import { factsAfter } from "#core/policies/facts/PersonFacts.ts";
import { withChange } from "#core/working/withChange.ts";
import type { PeopleFacts } from "#core/imports/PeopleFacts.ts";
import { newId } from "#db/newId.ts";
import { revokeInvitationsTo } from "#db/queries/imports/people.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { AuditEntry } from "#bot/operations/audit.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import { additionsTraced } from "#bot/operations/people/steps/changesTraced.ts";
import { announceAdded } from "#bot/operations/people/steps/announceAdded.ts";
import { announceNewAdmins } from "#bot/operations/people/steps/announceNewAdmins.ts";
import { addPeople, type NewPerson } from "#bot/operations/people/steps/addPeople.ts";

export type IdOf = (email: string) => string;

export async function addImported(
  verdicts: readonly PersonVerdict[],
  facts: PeopleFacts,
  { me, tx, now }: { me: Person; tx: Transaction; now: Date },
): Promise<{ entries: AuditEntry[]; idOf: IdOf }> {
  const fresh = verdicts.filter(({ status }) => status === "new");
  const ids = new Map(fresh.map(({ key }) => [key, newId()]));
  const idOf = (email: string) => {
    const id = ids.get(email) ?? facts.people.get(email)?.id;
    if (!id) throw new Error("The new manager was not found");
    return id;
  };
  const people = await mapWithPauses(fresh, ({ key, wanted = {} }): NewPerson => {
    const {
      name = "",
      role = "Employee",
      managerEmail,
      officeId = null,
      startDate,
      endDate,
      ptoBalanceOverride,
      workingPattern,
    } = wanted;
    const workingPatterns = workingPattern && withChange(null, workingPattern);
    return {
      id: idOf(key),
      name,
      email: key,
      role,
      managerId: managerEmail ? idOf(managerEmail) : null,
      officeId,
      startDate: startDate ?? null,
      endDate: endDate ?? null,
      ptoBalanceOverride: ptoBalanceOverride == null ? null : toMinutes(ptoBalanceOverride),
      facts: workingPatterns ? { ...factsAfter(null, wanted), workingPatterns } : factsAfter(null, wanted),
    };
  });
  const { organizationId } = me;
  await addPeople(organizationId, people, { tx, now });
  const emails = people.map(({ email }) => email);
  await revokeInvitationsTo(organizationId, emails, { tx, now });
  await announceAdded(people, me, { tx, now });
  const joined = people.map(({ id, role }) => ({ before: null, after: { id, role, isActive: true } }));
  await announceNewAdmins(organizationId, joined, { tx, now, actorId: me.id });
  const added = people.map(({ id, name: _name, email: _email, facts: all, ...fields }) => {
    const { workingPatterns, ...known } = all ?? {};
    return { id, fields: { ...fields, workingPattern: workingPatterns?.at(-1) }, facts: known };
  });
  const entries = await additionsTraced(organizationId, added, tx);
  return { entries, idOf };
}
