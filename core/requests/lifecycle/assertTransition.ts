import { Refusal } from "#core/refusal.ts";
import type { RequestStatus } from "../../leave/Statuses.ts";
import { type CurrentRequest, changedRefusal } from "./changedRefusal.ts";
import { type Capacity, mayEver, type RequestEvent, transitionOf, undoEnd } from "./transitions.ts";

/** The parts of a request that its transitions depend on. */
export interface LivingRequest extends CurrentRequest {
  status: RequestStatus;
  version: number;
  decidedAt: Date | null;
  decidedById: string | null;
  decidedByName: string | null;
}

/** An attempt to change a request. */
export interface Attempt {
  /** The person's relations to the request. */
  as: readonly Capacity[];
  /** The person's id. */
  actorId: string;
  now: Date;
  reason?: string | undefined;
  /** The version that the person saw; undefined if the entry point didn't send it. */
  version?: number | undefined;
}

/**
 * Returns the request's status after an event. Throws (403) if the person may never cause the event, (409) if it isn't
 * possible from the request's status, and the refusal of the first condition that isn't met.
 */
export function assertTransition(request: LivingRequest, event: RequestEvent, attempt: Attempt): RequestStatus {
  if (!mayEver(event, attempt.as)) throw notYours(event);
  const transition = transitionOf(request.status, event, attempt.as);
  if (!transition) throw notPossible(request);
  for (const condition of transition.conditions) {
    const refusal = REFUSALS[condition](request, attempt);
    if (refusal) throw refusal;
  }
  return transition.to;
}

const REFUSALS = {
  reason: (_: LivingRequest, { reason }: Attempt) => (reason ? undefined : reasonRequired()),
  version: (request: LivingRequest, { version = request.version }: Attempt) =>
    version === request.version ? undefined : changedRefusal(request),
  "own decision": ({ decidedById }: LivingRequest, { actorId }: Attempt) =>
    decidedById === actorId ? undefined : notYours("undo"),
  "undo time": ({ decidedAt }: LivingRequest, { now }: Attempt) =>
    decidedAt && now < undoEnd(decidedAt) ? undefined : tooLateToUndo(),
};

/** Returns the refusal (409) of an undo after the time for it has passed. */
export function tooLateToUndo(): Refusal {
  return new Refusal("conflict", "too_late", "A decision can be undone only within 10 seconds");
}

/** Returns the refusal (400) of canceling approved time off without a reason. */
function reasonRequired(): Refusal {
  const text = "Please give a reason for canceling approved time off";
  return new Refusal("invalid", "reason_required", text, { fields: { rejectionReason: text } });
}

/**
 * Returns the refusal of a change that a request's status doesn't allow, with the name of the person who decided, if
 * it is known.
 */
function notPossible({ status, decidedByName: name }: LivingRequest): Refusal {
  if (status === "pending") return new Refusal("conflict", "not_decided", "This request is still pending");
  const text = `This request was already ${status}${name ? ` by ${name}` : ""}`;
  return new Refusal("conflict", "already_decided", text);
}

/** Returns the refusal (403) of an event that a person may never cause. */
export function notYours(event: RequestEvent): Refusal {
  const [code, text] = NOT_YOURS[event];
  return new Refusal("forbidden", code, text);
}

const NOT_DECIDABLE = ["not_yours_to_decide", "This request is not yours to decide"] as const;
const NOT_YOURS = {
  edit: ["not_yours_to_edit", "Only the requester can edit this request"],
  approve: NOT_DECIDABLE,
  reject: NOT_DECIDABLE,
  cancel: ["not_yours_to_cancel", "Only the requester, an Admin, or an Owner can cancel this request"],
  undo: ["not_yours_to_undo", "Only the person who decided this request can undo the decision"],
  end: ["forbidden", "Only the end of employment can end this request"],
} as const satisfies Record<RequestEvent, readonly [string, string]>;
