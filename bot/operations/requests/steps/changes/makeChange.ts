import type { Transaction } from "sequelize";
import type { DayCost } from "#core/leave/DayCost.ts";
import { spanOf } from "#core/requests/changes/changeCosts.ts";
import type { ReplacedLeave } from "#core/requests/changes/ChangeOf.ts";
import type { Span } from "#core/requests/requestCost.ts";
import { findDecidedFor } from "#db/queries/requests/changes.ts";
import type { Person } from "#db/queries/people/person.ts";
import { relieveNeighbors } from "../beside/relieveNeighbors.ts";
import { closeRequest } from "../closeRequest.ts";
import { reverseBooking } from "../reverseBooking.ts";
import { applyChange } from "./applyChange.ts";
import type { BookedLeaveOf } from "./bookedLeave.ts";
import { followUpRequest } from "#bot/operations/notifications/steps/followUp.ts";

/** The person must be locked and up to date. */
export async function makeChange(
  person: Person,
  leave: BookedLeaveOf,
  change: { id: string; undone: number; span: Span | null; dayCosts: readonly DayCost[]; reason: string | null },
  { by, tx, now }: { by: Person; tx: Transaction; now: Date },
): Promise<ReplacedLeave> {
  const { id, undone, span, dayCosts, reason } = change;
  const decidedForId = await findDecidedFor(person.organizationId, leave.id, tx);
  const cause = `${id}${undone > 0 ? `:${undone}` : ""}`;
  if (span) {
    await applyChange(person, leave, { span, dayCosts, cause, actorId: by.id }, { tx, now });
    await followUpRequest(person, leave.id, { tx, now });
  } else {
    await reverseBooking(person, { requestId: leave.id, actorId: by.id, cause }, { tx, now });
    await closeRequest(leave, { status: "cancelled", by, reason: reason ?? undefined }, { tx, now });
  }
  await relieveNeighbors(person, leave, { tx, now });
  return { ...replacedLeave(leave), decidedForId };
}

function replacedLeave(leave: BookedLeaveOf): Omit<ReplacedLeave, "decidedForId"> {
  const { minutes, dayCosts, decidedAt, decidedById, rejectionReason } = leave;
  if (!decidedAt) throw new Error("Approved leave has a decision");
  const decision = { decidedAt: decidedAt.toISOString(), decidedById, decisionReason: rejectionReason };
  return { ...spanOf(leave), minutes, dayCosts: [...dayCosts], ...decision };
}
