import type { LiveRequest } from "#core/leave/LiveRequest.ts";
import { Refusal } from "#core/refusal.ts";
import { isOverlap } from "./parts/isOverlap.ts";
import type { Span } from "./requestCost.ts";

/** Returns a refusal for each of the person's requests that a span overlaps, so that a form can list them all. */
export function overlapRefusals(span: Span, live: readonly LiveRequest[]): Refusal[] {
  return live.filter((other) => isOverlap(span, other)).map(overlapRefusal);
}

/**
 * Returns the refusal (409) of a request that overlaps another; `request` is absent if only the database found the
 * overlap.
 */
export function overlapRefusal(request?: LiveRequest): Refusal {
  return new Refusal("conflict", "overlap", "You already have a PTO request for these dates", request && { request });
}
