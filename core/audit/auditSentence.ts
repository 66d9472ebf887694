import { ACTION_TEXTS, actionText, actorText } from "./actionText.ts";
import { type AuditedEvent, AuditFacts, type Predicate } from "./AuditFacts.ts";
import { ACCOUNT_PREDICATES } from "./accountPredicates.ts";
import { CONNECTION_PREDICATES } from "./connectionPredicates.ts";
import { LEAVE_PREDICATES } from "./leavePredicates.ts";
import { ORGANIZATION_PREDICATES } from "./organizationPredicates.ts";

const PREDICATES: Readonly<Record<string, Predicate>> = {
  ...ACCOUNT_PREDICATES,
  ...CONNECTION_PREDICATES,
  ...LEAVE_PREDICATES,
  ...ORGANIZATION_PREDICATES,
};

/** Returns text without a period, such as "Priya Nair approved Grace Kim's vacation leave, Dec 07, 2027". */
export function auditSentence(event: AuditedEvent): string {
  const actor = actorText(event);
  const predicate = PREDICATES[event.action];
  if (predicate) return `${actor} ${predicate(new AuditFacts(event))}`;
  const text = actionText(event.action);
  return ACTION_TEXTS[event.action] ? `${actor} ${text.charAt(0).toLowerCase()}${text.slice(1)}` : `${actor}: ${text}`;
}
