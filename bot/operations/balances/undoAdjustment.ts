import { reversedKey } from "#core/credits/creditEntries.ts";
import { todayIn } from "#core/calendar/zones.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { assertNotErased } from "#core/people/erasure.ts";
import { Refusal } from "#core/refusal.ts";
import { UndoInput } from "#core/ledger/inputs/AdjustmentInput.ts";
import { findLedgerEntries, findEntryOwner } from "#db/queries/ledger/ledger.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { assertNotOwnLeave } from "../assertNotOwnLeave.ts";
import { bringUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { notFound } from "../notFound.ts";
import { cancelCreditOf } from "../requests/steps/credits/cancelCreditOf.ts";
import { operationOn } from "../operation.ts";
import { personalText } from "../personalText.ts";
import { correctAfterUndo } from "../accruals/steps/lots/correctAfterUndo.ts";
import { postEntries } from "../accruals/steps/postEntries.ts";
import { announceAdjustment } from "./steps/announceAdjustment.ts";
import { adjustedType } from "./steps/adjustedType.ts";
import { balanceViews } from "./steps/balanceViews.ts";

export const undoAdjustment = operationOn("undoAdjustment", UndoInput, async (id, input, context) => {
  const { me: reader, tx, now, audit, again } = context;
  const { organizationId } = reader;
  const userId = await findEntryOwner(organizationId, id, tx);
  const locked = userId && (await lockPerson(organizationId, userId, tx));
  if (!locked) throw notFound("The entry");
  const { me } = await again();
  const person = await bringUpToDate(locked, { tx, now });
  const entries = await findLedgerEntries(organizationId, person.id, tx);
  const entry = entries.find((one) => one.id === id);
  const isOther = entry?.kind !== "adjustment" && entry?.kind !== "credit";
  if (!entry || isOther || isUndo(entry)) throw notFound("The entry");
  await assertNotOwnLeave(me, person.id, "balance", tx);
  assertNotErased(person);
  if (!isUndoable(entry, new Set(entries.map(({ sourceKey }) => sourceKey)))) {
    throw new Refusal("conflict", "already_undone", "This entry was already undone");
  }

  const { type, leaveYear, details } = entry;
  await adjustedType(organizationId, type, tx);
  const today = todayIn(person.zone, now);
  const balance = async () => {
    const adjusted = (await balanceViews(person, today, tx)).find((view) => view.type === type);
    if (!adjusted) throw new Error("The adjusted balance was not found");
    return adjusted;
  };
  if (details?.creditId !== undefined) {
    await cancelCreditOf(details.creditId, { rejectionReason: input.reason }, context);
    return balance();
  }
  const minutes = -entry.minutes;
  const reasonId = await personalText(organizationId, person.id, input.reason, tx);
  const counter: LedgerEntry = {
    type,
    leaveYear,
    kind: "adjustment",
    minutes,
    effectiveOn: today,
    sourceKey: undoKey(id),
    isUnlimited: false,
    details: { corrects: entry.sourceKey },
  };
  await postEntries(person, [counter], { tx, now }, { actorId: me.id, reasonId });
  await correctAfterUndo(person, { undone: entry, counter, actorId: me.id, reasonId }, { tx, now });
  await announceAdjustment(person, { type, minutes, reasonId, actorId: me.id }, { tx, now });
  await audit({ subject: ["ledger_line", id], after: { userId: person.id, type, leaveYear, minutes, reasonId } });
  return balance();
});

export function isUndoable(entry: LedgerEntry & { id: string }, keys: ReadonlySet<string>): boolean {
  const key = keyOfUndo(entry);
  return key !== undefined && !keys.has(key);
}

export function keyOfUndo(entry: LedgerEntry & { id: string }): string | undefined {
  if ((entry.kind !== "adjustment" && entry.kind !== "credit") || isUndo(entry)) return undefined;
  return entry.kind === "credit" ? reversedKey(entry.sourceKey) : undoKey(entry.id);
}

function isUndo({ kind, minutes, sourceKey }: LedgerEntry): boolean {
  return kind === "credit" ? minutes < 0 : sourceKey.startsWith("adjustment:undo:");
}

function undoKey(id: string): string {
  return `adjustment:undo:${id}`;
}
