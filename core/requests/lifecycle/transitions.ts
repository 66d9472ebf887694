import { addMilliseconds } from "date-fns/addMilliseconds";
import type { RequestStatus } from "../../leave/Statuses.ts";

/** A `decider` may decide the request. An `approver` may decide it without a delegation. */
const CAPACITIES = ["owner", "decider", "approver", "admin", "system"] as const;
export type Capacity = (typeof CAPACITIES)[number];

/**
 * If an approval has steps, `approve` and `reject` end it. `giveBack` takes the days of approved sick leave out of
 * other approved leave. `end` is the end of employment.
 */
export const REQUEST_EVENTS = [
  "edit",
  "approveStep",
  "approve",
  "reject",
  "cancel",
  "change",
  "giveBack",
  "undoStep",
  "undo",
  "expire",
  "end",
] as const;
export type RequestEvent = (typeof REQUEST_EVENTS)[number];

type Condition = "reason" | "version" | "own decision" | "undo time";

export interface Transition {
  from: RequestStatus;
  event: RequestEvent;
  to: RequestStatus;
  by: readonly Capacity[];
  conditions: readonly Condition[];
}

const VERSION = ["version"] as const;
const UNDO = ["own decision", "undo time"] as const;

export const TRANSITIONS: readonly Transition[] = [
  { from: "pending", event: "edit", to: "pending", by: ["owner"], conditions: VERSION },
  { from: "pending", event: "approveStep", to: "pending", by: ["decider"], conditions: VERSION },
  { from: "pending", event: "approve", to: "approved", by: ["decider"], conditions: VERSION },
  { from: "pending", event: "reject", to: "rejected", by: ["decider"], conditions: VERSION },
  { from: "pending", event: "cancel", to: "cancelled", by: ["owner", "admin"], conditions: VERSION },
  { from: "pending", event: "undoStep", to: "pending", by: ["decider"], conditions: UNDO },
  { from: "pending", event: "expire", to: "cancelled", by: ["system"], conditions: [] },
  { from: "pending", event: "end", to: "cancelled", by: ["system"], conditions: [] },
  { from: "approved", event: "cancel", to: "cancelled", by: ["admin"], conditions: ["reason", "version"] },
  { from: "approved", event: "change", to: "approved", by: ["owner"], conditions: [] },
  { from: "approved", event: "change", to: "approved", by: ["approver"], conditions: ["reason"] },
  { from: "approved", event: "giveBack", to: "approved", by: ["system"], conditions: [] },
  { from: "approved", event: "undo", to: "pending", by: ["decider"], conditions: UNDO },
  { from: "approved", event: "end", to: "cancelled", by: ["system"], conditions: [] },
  { from: "rejected", event: "undo", to: "pending", by: ["decider"], conditions: UNDO },
];

/** For a change to approved leave. `cancel` withdraws the change. */
export const CHANGE_TRANSITIONS: readonly Transition[] = [
  { from: "pending", event: "edit", to: "pending", by: ["owner"], conditions: [] },
  { from: "pending", event: "approve", to: "approved", by: ["decider"], conditions: VERSION },
  { from: "pending", event: "reject", to: "rejected", by: ["decider"], conditions: VERSION },
  { from: "pending", event: "cancel", to: "cancelled", by: ["owner"], conditions: VERSION },
  { from: "pending", event: "end", to: "cancelled", by: ["system"], conditions: [] },
  { from: "approved", event: "undo", to: "pending", by: ["decider"], conditions: UNDO },
  { from: "rejected", event: "undo", to: "pending", by: ["decider"], conditions: UNDO },
];

const CREDIT_EVENTS: ReadonlySet<RequestEvent> = new Set(["approve", "reject", "cancel", "undo", "end"]);

export const CREDIT_TRANSITIONS: readonly Transition[] = TRANSITIONS.filter(
  ({ from, event }) => CREDIT_EVENTS.has(event) && !(from === "approved" && event === "end"),
);

/** A decision can be undone for this long. Its notifications are sent afterward. */
export const UNDO_MS = 10_000;

export function transitionOf(
  from: RequestStatus,
  event: RequestEvent,
  as: readonly Capacity[],
  transitions = TRANSITIONS,
): Transition | undefined {
  return transitions.find((one) => one.from === from && one.event === event && hasAny(one, as));
}

export function mayEver(event: RequestEvent, as: readonly Capacity[], transitions = TRANSITIONS): boolean {
  return transitions.some((one) => one.event === event && hasAny(one, as));
}

export function statusesBefore(event: RequestEvent): RequestStatus[] {
  return TRANSITIONS.filter((one) => one.event === event).map(({ from }) => from);
}

export function offeredEvents(
  status: RequestStatus,
  as: readonly Capacity[],
  transitions = TRANSITIONS,
): RequestEvent[] {
  return transitions.filter((one) => one.from === status && hasAny(one, as)).map(({ event }) => event);
}

export function undoEnd(decidedAt: Date): Date {
  return addMilliseconds(decidedAt, UNDO_MS);
}

function hasAny({ by }: Transition, as: readonly Capacity[]): boolean {
  return as.some((capacity) => by.includes(capacity));
}
