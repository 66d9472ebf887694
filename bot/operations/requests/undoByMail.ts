import { Refusal } from "#core/refusal.ts";
import { tooLateToUndo } from "#core/requests/lifecycle/assertTransition.ts";
import { undoEnd } from "#core/requests/lifecycle/transitions.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { operationsRuntime } from "../runtime.ts";
import { findDecisionLink } from "./readMailDecision.ts";
import { undoDecision } from "./undoDecision.ts";

export async function undoByMail(token: string): Promise<{ personName: string }> {
  const found = await findDecisionLink(token);
  if (!found) throw new Refusal("missing", "not_found", "This link doesn't work");
  const { organizationId, subjectId, usedAt } = found.link;
  if (!usedAt || operationsRuntime().clock.now() >= undoEnd(usedAt)) throw tooLateToUndo();
  const request = await undoDecision({ organizationId, userId: found.userId, source: "mail" }, subjectId, {});
  const person = await findPerson(organizationId, request.userId);
  return { personName: person?.name ?? "The requester" };
}
