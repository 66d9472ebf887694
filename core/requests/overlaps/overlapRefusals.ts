import type { LiveRequest } from "#core/leave/LiveRequest.ts";
import { Refusal } from "#core/refusal.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { mayWaitOver } from "../giveBack/mayWaitOver.ts";
import { isOverlap } from "../parts/isOverlap.ts";
import type { Span } from "../requestCost.ts";

/**
 * Returns a refusal for each of the person's requests that a new one overlaps, so that a form can list them all. Sick
 * leave may wait over approved leave, which it gives back once it is approved.
 */
export function overlapRefusals(wanted: Span & { type: LeaveType }, live: readonly LiveRequest[]): Refusal[] {
  return live.filter((other) => isOverlap(wanted, other) && !mayWaitOver(wanted, other)).map(overlapRefusal);
}

/** Returns a person's requests without sick leave that waits for approval over the given approved leave. */
export function withoutWaitingOver<Live extends LiveRequest>(
  live: readonly Live[],
  leave: Span & { type: LeaveType },
): Live[] {
  return live.filter(
    (sick) =>
      !(sick.status === "pending" && mayWaitOver(sick, { ...leave, status: "approved" }) && isOverlap(sick, leave)),
  );
}

/**
 * Returns the refusal (409) of a request that overlaps another, which it shows if the caller may see it; `request` is
 * absent if only the database found the overlap.
 */
export function overlapRefusal(request?: LiveRequest): Refusal {
  return new Refusal(
    "conflict",
    "overlap",
    "You already have a PTO request for these dates",
    request?.isHidden ? {} : request && { request },
  );
}
