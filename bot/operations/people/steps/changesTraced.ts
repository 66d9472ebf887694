import type { Transaction } from "sequelize";
import { insertManyRows } from "#db/insertRows.ts";
import { newId } from "#db/newId.ts";
import { PersonalText } from "#db/models/PersonalText.ts";
import type { AuditLine } from "#bot/operations/audit.ts";

/** A person as they were, and what was changed of them. */
interface Changed {
  person: object & { id: string };
  changes: object;
}

/** The audit lines of people who were changed. Names and e-mails are referred to, so that erasure can blank them without touching the audit. */
export async function changesTraced(
  organizationId: string,
  changed: readonly Changed[],
  tx: Transaction,
): Promise<AuditLine[]> {
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
  const lines = changed.map(({ person, changes }): AuditLine => ({
    subject: ["user", person.id],
    before: traced(person.id, pick(person, changes)),
    after: traced(person.id, changes),
  }));
  await insertManyRows(PersonalText, texts, tx);
  return lines;
}

function pick(person: object, changes: object): object {
  return Object.fromEntries(Object.entries(person).filter(([key]) => key in changes));
}
