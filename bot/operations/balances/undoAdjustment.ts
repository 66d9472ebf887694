import { todayIn } from "#core/calendar/dates.ts";
import type { LedgerLine } from "#core/ledger/LedgerLine.ts";
import { UndoInput } from "#core/ledger/UndoInput.ts";
import { assertNotErased } from "#core/people/erasure.ts";
import { Refusal } from "#core/refusal.ts";
import { findLedgerLines, findOwnerOfLine } from "#db/queries/ledger.ts";
import { lockPerson } from "#db/queries/person.ts";
import { announceAdjustment } from "../notifications/announceAdjustment.ts";
import { assertNotOwnLeave } from "./assertNotOwnLeave.ts";
import { balanceViews } from "./balanceViews.ts";
import { bringUpToDate } from "../posting/bringUpToDate.ts";
import { correctCarryOvers } from "../posting/correctCarryOvers.ts";
import { notFound, operationOn } from "../operation.ts";
import { personalText } from "../personalText.ts";
import { postLines } from "../posting/postLines.ts";

/** Takes an adjustment back by a line against it, once, with a reason; the line itself stays. Answers the balance. */
export const undoAdjustment = operationOn(
  "undoAdjustment",
  UndoInput,
  async (id, input, { me, tx, now, audit, again }) => {
    const { organizationId } = me;
    const userId = await findOwnerOfLine(organizationId, id, tx);
    const locked = userId && (await lockPerson(organizationId, userId, tx));
    if (!locked) throw notFound("The adjustment");
    await again();
    const person = await bringUpToDate(locked, { tx, now });
    const lines = await findLedgerLines(organizationId, person.id, tx);
    const line = lines.find((one) => one.id === id);
    if (line?.kind !== "adjustment" || isUndo(line)) throw notFound("The adjustment");
    await assertNotOwnLeave(me, person.id, "balance", tx);
    assertNotErased(person);
    if (!isUndoable(line, new Set(lines.map(({ sourceKey }) => sourceKey)))) {
      throw new Refusal("conflict", "already_undone", "This adjustment was already undone");
    }

    const today = todayIn(person.zone, now);
    const { type, leaveYear } = line;
    const minutes = -line.minutes;
    const reasonId = await personalText(organizationId, person.id, input.reason, tx);
    const counter: LedgerLine = {
      type,
      leaveYear,
      kind: "adjustment",
      minutes,
      effectiveOn: today,
      sourceKey: undoKey(id),
      isUnlimited: false,
    };
    await postLines(person, [counter], { tx, now }, { actorId: me.id, reasonId });
    await correctCarryOvers(person.organizationId, [{ person, lines: [counter] }], { tx, now });
    await announceAdjustment(person, { type, minutes, reasonId, actorId: me.id }, { tx, now });
    await audit({ subject: ["ledger_line", id], after: { userId: person.id, type, leaveYear, minutes, reasonId } });
    const adjusted = (await balanceViews(person, today, tx)).find((view) => view.type === type);
    if (!adjusted) throw new Error("The balance just adjusted is gone");
    return adjusted;
  },
);

/** Whether a line is an adjustment that nothing has taken back; `keys` are those of the person's ledger. */
export function isUndoable(line: LedgerLine & { id: string }, keys: ReadonlySet<string>): boolean {
  return line.kind === "adjustment" && !isUndo(line) && !keys.has(undoKey(line.id));
}

function isUndo({ sourceKey }: LedgerLine): boolean {
  return sourceKey.startsWith("adjustment:undo:");
}

function undoKey(id: string): string {
  return `adjustment:undo:${id}`;
}
