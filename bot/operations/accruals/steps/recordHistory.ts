import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { insertManyRows } from "#db/insertRows.ts";
import { newId } from "#db/newId.ts";
import { findHistories, type KeptHistory } from "#db/queries/ledger/history.ts";
import type { Person } from "#db/queries/people/person.ts";
import { BalanceOverride } from "#db/models/leave/BalanceOverride.ts";
import { OfficePlacement } from "#db/models/OfficePlacement.ts";
import { PastEmployment } from "#db/models/PastEmployment.ts";

interface By {
  tx: Transaction;
  now: Date;
  actorId: string;
}

interface Since {
  person: Pick<Person, "id" | "addedOn" | "effectiveOfficeId" | "ptoBalanceOverride">;
  effectiveOn: IsoDate;
}

export async function recordPlacements(
  organizationId: string,
  placements: readonly (Since & { officeId: string })[],
  by: By,
): Promise<void> {
  const rows = await versionsOf(organizationId, placements, by, {
    known: (history) => history.placements,
    before: ({ person }) => ({ officeId: person.effectiveOfficeId }),
    after: ({ officeId }) => ({ officeId }),
  });
  await insertManyRows(OfficePlacement, rows, by.tx);
}

export async function recordOverrides(
  organizationId: string,
  overrides: readonly (Since & { minutes: Minutes | null })[],
  by: By,
): Promise<void> {
  const rows = await versionsOf(organizationId, overrides, by, {
    known: (history) => history.overrides.length,
    before: ({ person }) => ({ minutes: person.ptoBalanceOverride }),
    after: ({ minutes }) => ({ minutes }),
  });
  await insertManyRows(BalanceOverride, rows, by.tx);
}

async function versionsOf<One extends Since, Value>(
  organizationId: string,
  changes: readonly One[],
  { tx, now, actorId }: By,
  of: { known: (history: KeptHistory) => number; before: (one: One) => Value; after: (one: One) => Value },
) {
  const ids = changes.map(({ person }) => person.id);
  const histories = await findHistories(organizationId, ids, tx);
  const versions = new Map<string, number>();
  return changes.flatMap((one) => {
    const { person, effectiveOn } = one;
    const history = histories.get(person.id);
    const version = versions.get(person.id) ?? (history ? of.known(history) : 0);
    versions.set(person.id, Math.max(2, version + 1));
    const shared = { organizationId, userId: person.id, createdById: actorId, createdAt: now };
    const first = { id: newId(), ...shared, version: 1, effectiveOn: person.addedOn, ...of.before(one) };
    const next = { id: newId(), ...shared, version: Math.max(2, version + 1), effectiveOn, ...of.after(one) };
    return version === 0 ? [first, next] : [next];
  });
}

/** Expects each person's state before the change. */
export async function recordEmployments(
  organizationId: string,
  ended: readonly { person: Pick<Person, "id" | "startDate">; endDate: IsoDate; nextStart: IsoDate | null }[],
  { tx, now }: Pick<By, "tx" | "now">,
): Promise<void> {
  const rows = ended.map(({ person: { id: userId, startDate }, endDate, nextStart }) => ({
    id: newId(),
    organizationId,
    userId,
    startDate,
    endDate,
    nextStart,
    createdAt: now,
  }));
  await insertManyRows(PastEmployment, rows, tx);
}
