import { approverOfDelegate, authorityOf, decidesAnyStep, delegationOver } from "#core/delegations/authorityOf.ts";
import { approverIdOf } from "#core/notify/requestRecipients.ts";
import { findDelegationsTo } from "#db/queries/delegations/delegations.ts";
import { findLinkToken, isMailedTo, type LinkTokenRow } from "#db/queries/auth/linkTokens.ts";
import { findPerson, type Person } from "#db/queries/people/person.ts";
import { decidersAround } from "#db/queries/requests/deciders.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { findDecidable } from "#db/queries/credits/findDecidable.ts";
import { hashOfToken } from "../linkToken.ts";
import { readRequestForApprover, type RequestForApprover } from "./readApproverMessage.ts";
import { operationsRuntime } from "../runtime.ts";

export type MailDecision =
  | { state: "unknown" | "expired" | "not yours" }
  | { state: "delegation ended"; approverName: string }
  | { state: "decided"; request: RequestView; personName: string; zone: string }
  | {
      state: "open";
      purpose: "approve" | "reject";
      request: RequestForApprover;
      approver: Person;
      token: LinkTokenRow;
      isChanged: boolean;
    };

/** Returns undefined if the token isn't for a decision or the recipient's address has changed since the email. */
export async function findDecisionLink(token: string) {
  const link = await findLinkToken(hashOfToken(token));
  if (!link?.userId || (link.purpose !== "approve" && link.purpose !== "reject")) return undefined;
  const { organizationId, purpose, userId } = link;
  const approver = await findPerson(organizationId, userId);
  if (approver && !isMailedTo(link, approver.email)) return undefined;
  return { link, purpose, userId, approver };
}

export async function readMailDecision(token: string): Promise<MailDecision> {
  const found = await findDecisionLink(token);
  if (!found) return { state: "unknown" };
  const { link, purpose, userId, approver } = found;
  const { organizationId } = link;
  const request = await findDecidable(organizationId, link.subjectId);
  if (!request || !approver?.isActive) return { state: "not yours" };
  const person = await findPerson(organizationId, request.userId);
  if (!person) return { state: "not yours" };
  const people = await decidersAround(organizationId, request, [userId]);
  const decider = people.get(userId);
  const now = operationsRuntime().clock.now();
  const delegations = await findDelegationsTo(approver, now);
  const isTheirs = decider && authorityOf(decider, request, people, delegations);
  const over = !isTheirs && decider && delegationOver(decider, request, people, delegations);
  if (over) return { state: "delegation ended", approverName: over.approverName };
  const isInvolved = isTheirs || (decider && request.approval && decidesAnyStep(decider, request, people, delegations));
  if (!isInvolved) return { state: "not yours" };
  if (request.status !== "pending" || !isTheirs) {
    return { state: "decided", request, personName: person.name, zone: approver.zone };
  }
  const approverId = approverIdOf(person.id, people);
  const approvers = [null, link.approverId, isTheirs.delegation?.approverId ?? userId];
  if (!request.approval && !approvers.includes(approverId)) return { state: "not yours" };
  if (link.usedAt || link.expiresAt <= now) return { state: "expired" };
  const facts = await readRequestForApprover(person, request.id, {
    readerId: userId,
    actingFor: approverOfDelegate(isTheirs),
  });
  if (!facts) return readMailDecision(token);
  const isChanged = link.subjectVersion !== null && link.subjectVersion !== facts.version;
  return { state: "open", purpose, request: facts, approver, token: link, isChanged };
}
