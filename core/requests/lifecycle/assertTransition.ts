import { Refusal } from "#core/refusal.ts";
import type { RequestStatus } from "../../leave/Statuses.ts";
import { type CurrentRequest, changedRefusal } from "./changedRefusal.ts";
import {
  type Capacity,
  CHANGE_TRANSITIONS,
  CREDIT_TRANSITIONS,
  mayEver,
  type RequestEvent,
  TRANSITIONS,
  transitionOf,
  undoEnd,
} from "./transitions.ts";

export interface LivingRequest extends CurrentRequest {
  status: RequestStatus;
  version: number;
  decidedAt: Date | null;
  decidedById: string | null;
  decidedByName: string | null;
}

export interface Attempt {
  as: readonly Capacity[];
  actorId: string;
  now: Date;
  reason?: string | undefined;
  version?: number | undefined;
}

export function assertTransition(request: LivingRequest, event: RequestEvent, attempt: Attempt): RequestStatus {
  const transitions = request.change ? CHANGE_TRANSITIONS : request.isCredit ? CREDIT_TRANSITIONS : TRANSITIONS;
  if (!mayEver(event, attempt.as, transitions)) throw notYours(event);
  const transition = transitionOf(request.status, event, attempt.as, transitions);
  if (!transition) throw notPossible(request, event);
  for (const condition of transition.conditions) {
    const refusal = REFUSALS[condition](request, attempt, event);
    if (refusal) throw refusal;
  }
  return transition.to;
}

const REFUSALS = {
  reason: (request: LivingRequest, { reason }: Attempt, event: RequestEvent) =>
    reason ? undefined : reasonRequired(request, event),
  version: (request: LivingRequest, { version = request.version }: Attempt) =>
    version === request.version ? undefined : changedRefusal(request),
  "own decision": ({ decidedById }: LivingRequest, { actorId }: Attempt) =>
    decidedById === actorId ? undefined : notYours("undo"),
  "undo time": ({ decidedAt }: LivingRequest, { now }: Attempt) =>
    decidedAt && now < undoEnd(decidedAt) ? undefined : tooLateToUndo(),
};

export function tooLateToUndo(): Refusal {
  return new Refusal("conflict", "too_late", "A decision can be undone only within 10 seconds");
}

/** Omits the reason for a decider who may not see all of the person's leave. */
export function notReopened({ kind, code, message }: Refusal, { isHidden }: { isHidden: boolean }): Refusal {
  const text = "The decision can't be undone, because the request would now be refused";
  return isHidden ? new Refusal(kind, "not_reopened", text) : new Refusal(kind, code, `${text}: ${message}`);
}

function reasonRequired({ isCredit }: LivingRequest, event: RequestEvent): Refusal {
  const isChange = event === "change";
  const text = `Please give a reason for ${isChange ? "changing" : "canceling"} ${isCredit ? "approved extra work" : "approved time off"}`;
  return new Refusal("invalid", "reason_required", text, {
    fields: { [isChange ? "notes" : "rejectionReason"]: text },
  });
}

function notPossible({ status, decidedByName: name }: LivingRequest, event: RequestEvent): Refusal {
  if (event === "change") return new Refusal("conflict", "not_approved", "Only approved time off can be changed");
  if (status === "pending") return new Refusal("conflict", "not_decided", "This request is still pending");
  const text = `This request was already ${status}${name ? ` by ${name}` : ""}`;
  return new Refusal("conflict", "already_decided", text);
}

export function notYours(event: RequestEvent): Refusal {
  const [code, text] = NOT_YOURS[event];
  return new Refusal("forbidden", code, text);
}

const NOT_DECIDABLE = ["not_yours_to_decide", "This request isn't yours to decide"] as const;
const NOT_UNDOABLE = ["not_yours_to_undo", "Only the person who decided this request can undo the decision"] as const;
const NOT_YOURS = {
  approveStep: NOT_DECIDABLE,
  edit: ["not_yours_to_edit", "Only the requester can edit this request"],
  approve: NOT_DECIDABLE,
  reject: NOT_DECIDABLE,
  cancel: ["not_yours_to_cancel", "Only the requester, an Admin, or an Owner can cancel this request"],
  change: ["not_yours_to_change", "Only the requester or an approver can change this time off"],
  giveBack: ["forbidden", "Only approved sick leave can give these days back"],
  undoStep: NOT_UNDOABLE,
  undo: NOT_UNDOABLE,
  expire: ["forbidden", "Only the deadline for a decision can end this request"],
  end: ["forbidden", "Only the end of employment can end this request"],
} as const satisfies Record<RequestEvent, readonly [string, string]>;
