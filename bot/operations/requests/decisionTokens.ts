import { approverIdOf } from "#core/notify/requestRecipients.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { keepLinkToken } from "#db/queries/auth/linkTokens.ts";
import { hashOfToken } from "../auth/linkToken.ts";
import { operationsRuntime } from "../runtime.ts";

const VALID_DAYS = 14;

/**
 * The tokens of the two links by which somebody decides a request from a mail, valid 14 days. Made when the mail is
 * sent and the same when it is sent again; only their hashes are kept.
 */
export async function makeDecisionTokens(notification: {
  organizationId: string;
  id: string;
  /** Who gets the mail. */
  userId: string;
  requestId: string;
  /** Whose request it is. */
  personId: string;
}): Promise<{ approve: string; reject: string }> {
  const { sealer, clock } = operationsRuntime();
  const { organizationId, userId, requestId: subjectId, personId } = notification;
  const approverId = approverIdOf(personId, await peopleAround(organizationId, [personId]));
  const expiresAt = new Date(clock.now().getTime() + VALID_DAYS * 86_400_000);
  const make = async (purpose: "approve" | "reject") => {
    const token = sealer.mac(`${notification.id} ${purpose}`);
    await keepLinkToken(hashOfToken(token), { purpose, organizationId, subjectId, userId, approverId, expiresAt });
    return token;
  };
  return { approve: await make("approve"), reject: await make("reject") };
}
