import { approverIdOf } from "#core/notify/requestRecipients.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { keepLinkToken } from "#db/queries/auth/linkTokens.ts";
import { hashOfToken } from "../linkToken.ts";
import { operationsRuntime } from "../runtime.ts";

const VALID_DAYS = 14;

/**
 * Creates the tokens of the two decision links in an email, valid for 14 days. Sending the email to the same address
 * again creates the same tokens. Stores only their hashes.
 */
export async function makeDecisionTokens(notification: {
  organizationId: string;
  id: string;
  /** The recipient of the email. */
  userId: string;
  email: string;
  requestId: string;
  /** The person who takes the leave. */
  personId: string;
}): Promise<{ approve: string; reject: string }> {
  const { sealer, clock } = operationsRuntime();
  const { organizationId, userId, email, requestId: subjectId, personId } = notification;
  const approverId = approverIdOf(personId, await peopleAround(organizationId, [personId]));
  const expiresAt = new Date(clock.now().getTime() + VALID_DAYS * 86_400_000);
  const make = async (purpose: "approve" | "reject") => {
    const token = sealer.mac(`${notification.id} ${email} ${purpose}`);
    const link = { purpose, organizationId, subjectId, userId, approverId, expiresAt, mailedTo: email };
    await keepLinkToken(hashOfToken(token), link);
    return token;
  };
  return { approve: await make("approve"), reject: await make("reject") };
}
