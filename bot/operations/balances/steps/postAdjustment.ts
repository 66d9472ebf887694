import { createHash } from "node:crypto";
import { fromUnits } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { keyUsed } from "#core/idempotencyKey.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { EntryDetails } from "#core/ledger/LedgerEntry.ts";
import { creditDetails } from "#core/ledger/lots/entries/creditDetails.ts";
import type { AdjustmentInput } from "#core/ledger/inputs/AdjustmentInput.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { yearStartOf } from "#core/policies/accrual/yearStartOf.ts";
import { assertNotErased } from "#core/people/erasure.ts";
import type { BalanceView } from "#core/ledger/BalanceView.ts";
import { newId } from "#db/newId.ts";
import { findAdjustment } from "#db/queries/ledger/findAdjustment.ts";
import { lockPerson, type Person } from "#db/queries/people/person.ts";
import type { PtoBalance } from "#db/models/leave/PtoBalance.ts";
import { announceAdjustment } from "#bot/operations/balances/steps/announceAdjustment.ts";
import { assertNotOwnLeave } from "#bot/operations/assertNotOwnLeave.ts";
import { correctAfterPosting } from "#bot/operations/accruals/steps/correctAfterPosting.ts";
import { balanceFacts, bringUpToDate } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { notFound } from "#bot/operations/notFound.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { personalText } from "#bot/operations/personalText.ts";
import { postEntries } from "#bot/operations/accruals/steps/postEntries.ts";
import { adjustedType } from "./adjustedType.ts";
import { balanceViews } from "./balanceViews.ts";

/** Posts to the current leave year. An adjustment that the actor repeats with the same key is posted once. */
export async function postAdjustment(
  balance: PtoBalance | null,
  input: AdjustmentInput,
  { me, tx, now, audit, again, unchanged }: WriteContext,
): Promise<BalanceView> {
  const { organizationId } = me;
  const person = balance && (await lockPerson(organizationId, balance.userId, tx));
  if (!person) throw notFound("The balance");
  await again();
  await assertNotOwnLeave(me, person.id, "balance", tx);
  assertNotErased(person);
  const { id, type } = balance;
  const { unit } = await adjustedType(organizationId, type, tx);
  await bringUpToDate(person, { tx, now });

  const today = todayIn(person.zone, now);
  const minutes = fromUnits(input.adjustment, unit);
  const sourceKey = sourceKeyOf(input, me.id);
  const balanceAfter = async () => {
    const adjusted = (await balanceViews(person, today, tx)).find((view) => view.id === id);
    if (!adjusted) throw new Error("The adjusted balance was not found");
    return adjusted;
  };
  const known = input.idempotencyKey !== undefined && (await findAdjustment(person, sourceKey, tx));
  if (known) {
    if (known.type !== type || known.minutes !== minutes || known.reason !== input.reason) throw keyUsed();
    unchanged();
    return balanceAfter();
  }

  const reasonId = await personalText(organizationId, person.id, input.reason, tx);
  const leaveYear = leaveYearOf(today, yearStartOf(person, type));
  const entry = { type, leaveYear, minutes, effectiveOn: today, sourceKey, isUnlimited: false };
  const details = person.hasPolicyDocuments && minutes > 0 ? await lotOf(person, type, { today, tx }) : null;
  const entries = [{ ...entry, kind: "adjustment" as const, ...(details && { details }) }];
  await postEntries(person, entries, { tx, now }, { actorId: me.id, reasonId });
  // A person who moved from an office farther east at the end of a leave year may already have entries in the next
  // year.
  await correctAfterPosting(organizationId, [{ person, entries }], { tx, now });
  await announceAdjustment(person, { type, minutes, reasonId, actorId: me.id }, { tx, now });
  await audit({ subject: ["balance", id], after: { userId: person.id, type, minutes, reasonId } });
  return balanceAfter();
}

/**
 * Stores only a hash, because the ledger is never erased. Includes the actor, because clients choose their own keys.
 */
function sourceKeyOf({ idempotencyKey }: AdjustmentInput, actorId: string): string {
  if (idempotencyKey === undefined) return `adjustment:${newId()}`;
  const hash = createHash("sha256").update(JSON.stringify([actorId, idempotencyKey]));
  return `adjustment:${hash.digest("base64url")}`;
}

async function lotOf(
  person: Person,
  type: LeaveType,
  { today, tx }: { today: IsoDate; tx: WriteContext["tx"] },
): Promise<EntryDetails | null> {
  const balance = (await balanceFacts(person, today, tx)).find((one) => one.type === type);
  return balance ? creditDetails(balance.accrual, today) : null;
}
