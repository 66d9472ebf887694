import type { Transaction } from "sequelize";
import { type LeaveType, SICK } from "#core/leave/LeaveType.ts";
import { isWithin } from "#core/requests/changes/changeCosts.ts";
import type { Span } from "#core/requests/requestCost.ts";
import type { Person } from "#db/queries/people/person.ts";
import { writeWaiting } from "#db/writeAtCommit.ts";
import { giveBackNewLeave } from "./giveBackLeave.ts";
import { restoreClosureLeave } from "./restoreGivenBack.ts";

/** `span` is null if the sick leave was canceled. The person must be locked and up to date. */
export async function followSickLeave(
  person: Person,
  { id, type, span, ...before }: Span & { id: string; type: LeaveType; span: Span | null },
  by: { by: Person; tx: Transaction; now: Date },
): Promise<void> {
  if (type !== SICK || !person.isActive) return;
  // The functions below read the sick leave from the database.
  await writeWaiting(by.tx);
  if (!span || !isWithin(before, span)) await restoreClosureLeave(person, id, by);
  if (!span) return;
  await writeWaiting(by.tx);
  await giveBackNewLeave(person, { ...span, id }, by);
}
