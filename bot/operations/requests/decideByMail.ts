import { Refusal } from "#core/refusal.ts";
import { useLinkToken } from "#db/queries/auth/linkTokens.ts";
import { proveAddress } from "#db/queries/people/accounts.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { decideRequest } from "./decideRequest.ts";
import { hashOfToken } from "../linkToken.ts";
import { findDecisionLink, type MailDecision, readMailDecision } from "./readMailDecision.ts";
import { auditRefusal } from "../running/auditRefusals.ts";
import { operationsRuntime } from "../runtime.ts";

export type MailDecisionOutcome =
  | { state: "done"; request: RequestView; personName: string }
  | Exclude<MailDecision, { state: "open" }>;

export async function decideByMail(
  token: string,
  input: { rejectionReason?: unknown; version?: unknown },
): Promise<MailDecisionOutcome> {
  const found = await readMailDecision(token);
  if (found.state !== "open") {
    await auditIfNotTheirs(token, found);
    return found;
  }
  const { approver, request, purpose, token: link } = found;
  const { organizationId, id: userId } = approver;
  const { rejectionReason, version = link.subjectVersion } = input;
  const decision =
    purpose === "approve" ? { status: "approved", version } : { status: "rejected", rejectionReason, version };
  const linkHash = hashOfToken(token);
  try {
    const decided = await decideRequest({ organizationId, userId, source: "mail", linkHash }, request.id, decision);
    const now = operationsRuntime().clock.now();
    await useLinkToken(linkHash, now);
    // The link went only to the approver's mailbox, so its use proves the address.
    await proveAddress(approver, { now });
    return { state: "done", request: decided, personName: request.employee.name };
  } catch (error) {
    // Reads the state again, because the request may have been decided or reassigned.
    const now = error instanceof Refusal && error.kind !== "invalid" ? await readMailDecision(token) : undefined;
    if (!now || now.state === "open") throw error;
    return now;
  }
}

async function auditIfNotTheirs(token: string, { state }: MailDecision): Promise<void> {
  if (state !== "not yours" && state !== "delegation ended") return;
  const found = await findDecisionLink(token);
  if (!found) return;
  const { userId, link } = found;
  const actor = { organizationId: link.organizationId, userId, source: "mail" } as const;
  await auditRefusal(new Refusal("forbidden", state.replaceAll(" ", "_"), "Refused"), "decideRequest", actor);
}
