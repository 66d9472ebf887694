import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/zones.ts";
import { creditEntry } from "#core/credits/creditEntries.ts";
import { unknownType } from "#core/leaveTypes/unknownType.ts";
import { Refusal } from "#core/refusal.ts";
import type { CreditView } from "#db/queries/credits/credits.ts";
import type { Person } from "#db/queries/people/person.ts";
import { balanceFacts } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { correctAfterPosting } from "#bot/operations/accruals/steps/correctAfterPosting.ts";
import { postEntries } from "#bot/operations/accruals/steps/postEntries.ts";

/** The person must be locked and up to date. */
export async function postCredit(
  person: Person,
  { id, type, startDate: workedOn, minutes, undone }: CreditView,
  { tx, now, actorId }: { tx: Transaction; now: Date; actorId: string },
): Promise<void> {
  const today = todayIn(person.zone, now);
  const balance = (await balanceFacts(person, today, tx)).find((one) => one.type === type);
  if (!balance) throw unknownType();
  if (balance.archived) {
    const text = `${balance.typeName} is archived. Restore it before you approve this request.`;
    throw new Refusal("rule", "type_archived", text);
  }
  const entries = [creditEntry({ id, workedOn, minutes, undone }, balance.accrual, today)];
  await postEntries(person, entries, { tx, now }, { actorId });
  await correctAfterPosting(person.organizationId, [{ person, entries }], { tx, now });
}
