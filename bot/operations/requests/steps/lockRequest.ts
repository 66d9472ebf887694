import type { Transaction } from "sequelize";
import { lockPersonOfRequest, type Person } from "#db/queries/people/person.ts";
import { findRequest, type RequestView } from "#db/queries/requests/requests.ts";
import { notFound } from "#bot/operations/notFound.ts";

/** Locks the person who takes the leave, so that the request can't change. */
export async function lockRequest(
  organizationId: string,
  id: string,
  tx: Transaction,
): Promise<{ request: RequestView; person: Person }> {
  const person = await lockPersonOfRequest(organizationId, id, tx);
  const request = person && (await findRequest(organizationId, id, tx));
  if (!request) throw notFound("The request");
  return { request, person };
}
