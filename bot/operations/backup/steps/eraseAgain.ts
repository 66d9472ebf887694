import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { writeAuditEntry } from "#bot/operations/audit.ts";
import { blankPerson } from "#bot/operations/people/steps/blankPerson.ts";
import { endEmployment } from "#bot/operations/people/steps/endEmployment.ts";

interface Erasure {
  organizationId: string;
  userId: string;
  lastDay: IsoDate | null;
}

export async function eraseAgain(
  erasures: readonly Erasure[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<number> {
  let erased = 0;
  for (const { organizationId, userId, lastDay } of erasures) {
    const person = await lockPerson(organizationId, userId, tx);
    if (!person || person.isErased) continue;
    const by = { organizationId, userId: null, source: "command", at: now } as const;
    if (person.isActive) {
      // Names the person as the actor of the canceled leave, because nobody else is known to have canceled it.
      const how = { tx, now, actorId: userId, lastDay: lastDay ?? undefined };
      const { entries, ...ended } = await endEmployment(person, how);
      const entry = { subject: ["user", userId] as [string, string], after: { isActive: false, ...ended } };
      for (const each of [...entries, entry]) await writeAuditEntry({ ...by, action: "deactivateUser" }, each, tx);
    }
    const { entry } = await blankPerson(person, { tx, now });
    await writeAuditEntry({ ...by, action: "erasePerson" }, entry, tx);
    erased += 1;
  }
  return erased;
}
