import { millisecondsInDay } from "date-fns/constants";
import { approverIdOf } from "#core/notify/requestRecipients.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { makeMailedToken } from "../linkToken.ts";
import { operationsRuntime } from "../runtime.ts";

const VALID_DAYS = 14;

/** Sending the email again creates the same tokens. */
export async function makeDecisionTokens(notification: {
  organizationId: string;
  id: string;
  userId: string;
  email: string;
  requestId: string;
  version: number;
  personId: string;
}): Promise<{ approve: string; reject: string }> {
  const { organizationId, id, userId, email, requestId: subjectId, version: subjectVersion, personId } = notification;
  const approverId = approverIdOf(personId, await peopleAround(organizationId, [personId]));
  const expiresAt = new Date(operationsRuntime().clock.now().getTime() + VALID_DAYS * millisecondsInDay);
  const link = { organizationId, subjectId, subjectVersion, userId, approverId, expiresAt, mailedTo: email };
  const make = (purpose: "approve" | "reject") => makeMailedToken({ id, email }, { purpose, ...link });
  return { approve: await make("approve"), reject: await make("reject") };
}
