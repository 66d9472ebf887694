import type { IsoDate } from "#core/calendar/dates.ts";
import { Refusal } from "#core/refusal.ts";
import type { RequestStatus } from "../leave/Statuses.ts";

/** Who moves a request, as far as its status is concerned. */
export interface Mover {
  /** The person who asked. */
  byOwner: boolean;
  /** An Admin or Owner. */
  byAdmin: boolean;
  /** Who decided it before, where somebody has and the name is known. */
  decidedByName?: string | null;
}

/**
 * Refuses what a request can't become: it leaves `pending` once (409), and only an Admin or Owner cancels it once
 * approved. Who may approve and reject is not asked here: `mayDecide` knows.
 */
export function assertTransition(
  from: RequestStatus,
  to: Exclude<RequestStatus, "pending">,
  { byOwner, byAdmin, decidedByName }: Mover,
): void {
  if (to === "cancelled" && !byOwner && !byAdmin) throw notYours();
  if (from === "pending") return;
  if (from === "approved" && to === "cancelled" && byAdmin) return;
  throw alreadyDecided(from, decidedByName);
}

/** Whether leave has begun by a day: from then on cancelling it gives back leave that may have been taken. */
export function hasBegun({ startDate }: { startDate: IsoDate }, today: IsoDate): boolean {
  return startDate <= today;
}

/** Refuses (400) to cancel approved time off without saying why. */
export function assertCancelReason(from: RequestStatus, reason: string | null | undefined): void {
  if (from !== "approved" || reason) return;
  const text = "Please give a reason for cancelling approved time off";
  throw new Refusal("invalid", "reason_required", text, { fields: { rejectionReason: text } });
}

/** The answer to whoever comes late: what became of the request, and by whom where that is known. */
export function alreadyDecided(status: Exclude<RequestStatus, "pending">, name?: string | null): Refusal {
  const text = `This request was already ${status}${name ? ` by ${name}` : ""}`;
  return new Refusal("conflict", "already_decided", text);
}

function notYours(): Refusal {
  const text = "Only the requester, an Admin or an Owner can cancel this request";
  return new Refusal("forbidden", "not_yours_to_cancel", text);
}
