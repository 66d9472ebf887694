import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/zones.ts";
import { reversedCredit } from "#core/credits/creditEntries.ts";
import type { CreditView } from "#db/queries/credits/credits.ts";
import { findLedgerEntries } from "#db/queries/ledger/ledger.ts";
import type { Person } from "#db/queries/people/person.ts";
import { correctAfterUndo } from "#bot/operations/accruals/steps/lots/correctAfterUndo.ts";
import { postEntries } from "#bot/operations/accruals/steps/postEntries.ts";

/** Takes the time back even if it was used. The person must be locked and up to date. */
export async function reverseCredit(
  person: Person,
  { id, undone }: CreditView,
  { tx, now, actorId, isUndo }: { tx: Transaction; now: Date; actorId: string; isUndo: boolean },
): Promise<void> {
  const entries = await findLedgerEntries(person.organizationId, person.id, tx);
  const entry = entries.find(({ kind, sourceKey }) => kind === "credit" && sourceKey === `credit:${id}:${undone}`);
  if (!entry) throw new Error(`The approved credit ${id} has no entry`);
  const counter = reversedCredit(entry, { today: todayIn(person.zone, now), isUndo });
  await postEntries(person, [counter], { tx, now }, { actorId });
  await correctAfterUndo(person, { undone: entry, counter, actorId }, { tx, now });
}
