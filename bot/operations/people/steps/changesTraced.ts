import type { Transaction } from "sequelize";
import { changedFactFields, type PersonFacts } from "#core/policies/facts/PersonFacts.ts";
import { insertManyRows } from "#db/insertRows.ts";
import { newId } from "#db/newId.ts";
import { PersonalText } from "#db/models/PersonalText.ts";
import type { AuditEntry } from "#bot/operations/audit.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";

interface Changed {
  person: object & { id: string; facts: PersonFacts | null };
  changes: object;
  facts?: PersonFacts | null;
}

const PERSONAL = ["name", "email", "birthDate", "groups"];

/** Returns audit entries that refer to personal values stored as texts, so that erasure can blank the texts. */
export async function changesTraced(
  organizationId: string,
  changed: readonly Changed[],
  tx: Transaction,
): Promise<AuditEntry[]> {
  const texts = new PersonalTexts(organizationId);
  const entries = await mapWithPauses(changed, ({ person, changes, facts }): AuditEntry => {
    const before = facts === undefined ? {} : factsFrom(person.facts, person.facts, facts);
    const after = facts === undefined ? {} : factsFrom(facts, person.facts, facts);
    return {
      subject: ["user", person.id],
      before: texts.referTo(person.id, { ...pick(person, changes), ...before }),
      after: texts.referTo(person.id, { ...changes, ...after }),
    };
  });
  await texts.insert(tx);
  return entries;
}

export async function additionsTraced(
  organizationId: string,
  added: readonly { id: string; fields: object; facts: PersonFacts | null }[],
  tx: Transaction,
): Promise<AuditEntry[]> {
  const texts = new PersonalTexts(organizationId);
  const entries = await mapWithPauses(added, ({ id, fields, facts }): AuditEntry => ({
    subject: ["user", id],
    after: texts.referTo(id, { ...fields, ...facts }),
  }));
  await texts.insert(tx);
  return entries;
}

class PersonalTexts {
  readonly #organizationId: string;
  readonly #rows: { organizationId: string; id: string; userId: string; text: string }[] = [];

  constructor(organizationId: string) {
    this.#organizationId = organizationId;
  }

  referTo(userId: string, values: object): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(values).map(([field, value]: [string, unknown]) => {
        const text = Array.isArray(value) ? value.join("; ") : value;
        if (!PERSONAL.includes(field) || typeof text !== "string") return [field, value];
        const id = newId();
        this.#rows.push({ organizationId: this.#organizationId, id, userId, text });
        return [field, { text: id }];
      }),
    );
  }

  async insert(tx: Transaction): Promise<void> {
    await insertManyRows(PersonalText, this.#rows, tx);
  }
}

function factsFrom(facts: PersonFacts | null, before: PersonFacts | null, after: PersonFacts | null): object {
  return Object.fromEntries(changedFactFields(before, after).map((field) => [field, facts?.[field] ?? null]));
}

function pick(person: object, changes: object): object {
  return Object.fromEntries(Object.entries(person).filter(([key]) => key in changes));
}
