import type { IsoDate } from "#core/calendar/dates.ts";
import { Refusal } from "#core/refusal.ts";
import type { RequestStatus } from "../leave/Statuses.ts";

/** The rights of the person who changes a request's status, and the earlier decision, if any. */
export interface TransitionActor {
  /** True if the person is the requester. */
  byOwner: boolean;
  /** True if the person is an Admin or Owner. */
  byAdmin: boolean;
  /** The name of the person who already decided the request, if known. */
  decidedByName?: string | null;
}

/**
 * Throws (409) if a request is no longer pending, unless an Admin or Owner cancels an approved one. Throws (403) if a
 * person other than the requester, an Admin, or an Owner cancels it. `mayDecide` checks the right to approve and
 * reject.
 */
export function assertTransition(
  from: RequestStatus,
  to: Exclude<RequestStatus, "pending">,
  { byOwner, byAdmin, decidedByName }: TransitionActor,
): void {
  if (to === "cancelled" && !byOwner && !byAdmin) throw notYours();
  if (from === "pending") return;
  if (from === "approved" && to === "cancelled" && byAdmin) return;
  throw alreadyDecided(from, decidedByName);
}

/** Returns whether leave has begun by a day; after that, canceling may give back days that were already taken. */
export function hasBegun({ startDate }: { startDate: IsoDate }, today: IsoDate): boolean {
  return startDate <= today;
}

/** Throws (400) if approved time off is canceled without a reason. */
export function assertCancelReason(from: RequestStatus, reason: string | null | undefined): void {
  if (from !== "approved" || reason) return;
  const text = "Please give a reason for canceling approved time off";
  throw new Refusal("invalid", "reason_required", text, { fields: { rejectionReason: text } });
}

/**
 * Returns the refusal of a change to a decided request, with its status and, if known, the name of the person who
 * decided.
 */
function alreadyDecided(status: Exclude<RequestStatus, "pending">, name?: string | null): Refusal {
  const text = `This request was already ${status}${name ? ` by ${name}` : ""}`;
  return new Refusal("conflict", "already_decided", text);
}

function notYours(): Refusal {
  const text = "Only the requester, an Admin, or an Owner can cancel this request";
  return new Refusal("forbidden", "not_yours_to_cancel", text);
}
