import { changeOf } from "../live/Change.ts";
import type { WebhookEvent } from "./webhookEvents.ts";

export interface OccurredEvent {
  event: WebhookEvent;
  data: Readonly<Record<string, string>>;
}

interface Audited {
  subject: readonly [kind: string, id: string | null];
  before?: object | undefined;
  after?: Readonly<Record<string, unknown>> | undefined;
}

/** Actions that add a person if the audit event has no `before`. */
const ADDING_ACTIONS: ReadonlySet<string> = new Set([
  "acceptJoinRequest",
  "importPeople",
  "joinBySso",
  "provisionPeople",
]);

/** Database triggers add the events for requests and balances. */
export function webhookEventOf(action: string, { subject, before, after }: Audited): OccurredEvent | undefined {
  const [kind, id] = subject;
  if (action === "acceptInvitation" && kind === "invitation") {
    return { event: "person.added", data: { userId: String(after?.["userId"]) } };
  }
  if (id === null) return undefined;
  if (kind === "policy") return { event: "policy.changed", data: { policyId: id } };
  if (kind === "closure") {
    return { event: action === "deleteClosure" ? "closure.deleted" : "closure.added", data: { closureId: id } };
  }
  if (kind !== "user") return undefined;
  if (ADDING_ACTIONS.has(action)) {
    return { event: before === undefined ? "person.added" : "person.changed", data: { userId: id } };
  }
  // An unconfirmed new email changes nothing yet.
  if (action === "changeEmail" && after?.["email"] === undefined) return undefined;
  if (changeOf(action, subject)?.[0] !== "person") return undefined;
  return { event: action === "deactivateUser" ? "person.deactivated" : "person.changed", data: { userId: id } };
}
