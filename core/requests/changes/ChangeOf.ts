import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { Span } from "../requestCost.ts";

export interface ChangeOf {
  requestId: string;
  /** If true, the dates of the change are those of the leave. */
  isCancellation: boolean;
  isAtOnce: boolean;
}

/** Stored so that the decision on the change can be undone. */
export interface ReplacedLeave extends Span {
  minutes: Minutes;
  dayCosts: DayCost[];
  decidedAt: string;
  /** Null if no person decided, for example if the policy approved the leave. */
  decidedById: string | null;
  decidedForId: string | null;
  decisionReason: string | null;
}
