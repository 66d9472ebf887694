import { Refusal } from "#core/refusal.ts";
import { useLinkToken } from "#db/queries/auth/linkTokens.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { decideRequest } from "./decideRequest.ts";
import { hashOfToken } from "../auth/linkToken.ts";
import { type MailDecision, readMailDecision } from "./readMailDecision.ts";
import { operationsRuntime } from "../runtime.ts";

/** What became of a click: the decision was made, or what the link leads to instead. */
export type MailDecisionOutcome =
  | { state: "done"; request: RequestView; personName: string }
  | Exclude<MailDecision, { state: "open" }>;

/** Decides a request by the link in a mail, without signing in: once, and only as long as it is still theirs to decide. */
export async function decideByMail(token: string, input: { rejectionReason?: unknown }): Promise<MailDecisionOutcome> {
  const found = await readMailDecision(token);
  if (found.state !== "open") return found;
  const { approver, request, purpose } = found;
  const { organizationId, id: userId } = approver;
  const decision =
    purpose === "approve" ? { status: "approved" } : { status: "rejected", rejectionReason: input.rejectionReason };
  try {
    const decided = await decideRequest({ organizationId, userId, source: "mail" }, request.id, decision);
    await useLinkToken(hashOfToken(token), operationsRuntime().clock.now());
    return { state: "done", request: decided, personName: request.employee.name };
  } catch (error) {
    // Somebody was faster, or it is not theirs any more since we looked: then looking again says so.
    const now = error instanceof Refusal && error.kind !== "invalid" ? await readMailDecision(token) : undefined;
    if (!now || now.state === "open") throw error;
    return now;
  }
}
