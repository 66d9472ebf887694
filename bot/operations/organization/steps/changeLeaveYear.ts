import type { Transaction } from "sequelize";
import type { LeaveYearMove } from "#core/policies/changes/movedVersions.ts";
import { leaveYearFixed } from "#core/organization/leaveYearMonth.ts";
import { findLeaveYearFixed, moveLeaveYear, reverseLedgers } from "#db/queries/leaveYearChange.ts";
import { postAgain } from "#bot/operations/organization/steps/postAgain.ts";
import { moveHistories } from "./moveHistories.ts";

/** Expects the organization and its people to be locked. */
export async function changeLeaveYear(
  organizationId: string,
  { people, move }: { people: readonly string[]; move: LeaveYearMove },
  { tx, now, actorId }: { tx: Transaction; now: Date; actorId: string },
): Promise<void> {
  if (await findLeaveYearFixed(organizationId, tx)) throw leaveYearFixed();
  await reverseLedgers(organizationId, { tx, now, actorId });
  await moveHistories(organizationId, move, tx);
  const offices = await moveLeaveYear(organizationId, move.to, tx);
  await postAgain(organizationId, { people, offices }, { tx, now });
}
