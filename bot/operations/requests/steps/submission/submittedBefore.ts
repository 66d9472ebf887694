import type { Transaction } from "sequelize";
import { keyUsed } from "#core/requests/keyUsed.ts";
import { isSameRequest } from "#core/requests/RequestEdit.ts";
import type { RequestInput } from "#core/requests/RequestInput.ts";
import type { Person } from "#db/queries/people/person.ts";
import { requestOfKey } from "#db/queries/requests/requestOfKey.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";

/**
 * Returns the request that a locked person submitted with the same idempotency key, or undefined. Throws (409) if the
 * key belongs to a different request; a request that was edited since can't be compared.
 */
export async function submittedBefore(
  { organizationId, id }: Person,
  wanted: RequestInput,
  tx: Transaction,
): Promise<RequestView | undefined> {
  if (wanted.idempotencyKey === undefined) return undefined;
  const request = await requestOfKey({ organizationId, userId: id, key: wanted.idempotencyKey }, tx);
  if (request && request.version === 1 && !isSameRequest(request, wanted)) {
    throw keyUsed();
  }
  return request;
}
