import type { Transaction } from "sequelize";
import { chunksOf } from "#core/chunksOf.ts";
import { groupBy } from "#core/groupBy.ts";
import type { Opening } from "#core/imports/judgeOpenings.ts";
import { openingKey } from "#core/ledger/caps/correctedOpenings.ts";
import { creditDetails } from "#core/ledger/lots/entries/creditDetails.ts";
import type { EntryDetails, LedgerEntry as Entry } from "#core/ledger/LedgerEntry.ts";
import { insertManyRows } from "#db/insertRows.ts";
import { newId } from "#db/newId.ts";
import { LedgerEntry } from "#db/models/leave/LedgerEntry.ts";
import { PersonalText } from "#db/models/PersonalText.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { AuditEntry } from "#bot/operations/audit.ts";
import { followUpHome } from "#bot/operations/notifications/steps/followUp.ts";
import { casesOf } from "#bot/operations/accruals/steps/casesOf.ts";
import { correctAfterPosting } from "#bot/operations/accruals/steps/correctAfterPosting.ts";

const PEOPLE = 500;

export async function postOpenings(
  openings: readonly Opening[],
  people: readonly Person[],
  { me, tx, now }: { me: Person; tx: Transaction; now: Date },
): Promise<AuditEntry[]> {
  const { organizationId } = me;
  const noted = openings.map((opening) => ({ opening, reasonId: opening.note === undefined ? null : newId() }));
  const texts = noted.flatMap(({ opening: { personId, note }, reasonId }) =>
    reasonId && note !== undefined ? { organizationId, id: reasonId, userId: personId, text: note } : [],
  );
  await insertManyRows(PersonalText, texts, tx);
  const series = people[0]?.ledgerSeries ?? 0;
  const lotOf = await openedLots(organizationId, people, tx);
  const entries = noted.map(({ opening, reasonId }) => ({
    ...entryOf(opening),
    details: detailsOf(opening, lotOf(opening)),
    id: newId(),
    organizationId,
    userId: opening.personId,
    series,
    actorId: me.id,
    reasonId,
    createdAt: now,
  }));
  await insertManyRows(LedgerEntry, entries, tx);

  const opened = groupBy(entries, ({ userId }) => userId);
  const posted = people.flatMap((person) => {
    const opening = opened.get(person.id);
    return opening ? { person, entries: opening } : [];
  });
  for (const some of chunksOf(posted, PEOPLE)) await correctAfterPosting(organizationId, some, { tx, now });
  const changed = posted.map(({ person }) => person);
  await followUpHome(changed, { tx, now });
  return noted.map(({ opening: { personId, type, leaveYear, minutes }, reasonId }) => ({
    subject: ["user", personId],
    after: { type, leaveYear, minutes, reasonId },
  }));
}

async function openedLots(
  organizationId: string,
  people: readonly Person[],
  tx: Transaction,
): Promise<(opening: Opening) => EntryDetails | null> {
  if (!people.some(({ hasPolicyDocuments }) => hasPolicyDocuments)) return () => null;
  const caseOf = await casesOf(organizationId, people, tx);
  return ({ personId, type, effectiveOn, minutes }) =>
    minutes > 0 ? creditDetails(caseOf(personId, type), effectiveOn) : null;
}

function detailsOf({ isFirst, ...opening }: Opening, lot: EntryDetails | null): Record<string, unknown> | null {
  if (isFirst) return lot && { ...lot };
  return { ...lot, corrects: openingKey(opening) };
}

function entryOf(opening: Opening): Omit<Entry, "details"> {
  const { type, leaveYear, effectiveOn, minutes, isFirst } = opening;
  const sourceKey = isFirst ? openingKey(opening) : `${openingKey(opening)}:${newId()}`;
  return { type, leaveYear, kind: "opening", minutes, effectiveOn, sourceKey, isUnlimited: false };
}
