import type { Transaction } from "sequelize";
import { insertManyRows } from "#db/insertRows.ts";
import { newId } from "#db/newId.ts";
import { PersonalText } from "#db/models/PersonalText.ts";
import type { AuditEntry } from "#bot/operations/audit.ts";

/** A person before a change, with the changed fields. */
interface Changed {
  person: object & { id: string };
  changes: object;
}

/**
 * Returns the audit events for changed people. Stores names and emails as references to texts, so that erasure can
 * blank them without touching the audit log.
 */
export async function changesTraced(
  organizationId: string,
  changed: readonly Changed[],
  tx: Transaction,
): Promise<AuditEntry[]> {
  const texts: { organizationId: string; id: string; userId: string; text: string }[] = [];
  const traced = (userId: string, values: object) => {
    const kept: Record<string, unknown> = { ...values };
    for (const field of ["name", "email"]) {
      const text = kept[field];
      if (typeof text !== "string") continue;
      const id = newId();
      texts.push({ organizationId, id, userId, text });
      kept[field] = { text: id };
    }
    return kept;
  };
  const entries = changed.map(({ person, changes }): AuditEntry => ({
    subject: ["user", person.id],
    before: traced(person.id, pick(person, changes)),
    after: traced(person.id, changes),
  }));
  await insertManyRows(PersonalText, texts, tx);
  return entries;
}

function pick(person: object, changes: object): object {
  return Object.fromEntries(Object.entries(person).filter(([key]) => key in changes));
}
