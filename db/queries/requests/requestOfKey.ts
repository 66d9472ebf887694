import type { Transaction } from "sequelize";
import { rows } from "../statement.ts";
import { REQUEST_JOINS, REQUEST_VIEW, type RequestView } from "./requests.ts";

const OF_KEY = {
  name: "request-of-key",
  text: `SELECT ${REQUEST_VIEW} FROM pto_requests r ${REQUEST_JOINS}
    WHERE r.organization_id = $1 AND r.user_id = $2 AND r.idempotency_key = $3`,
};

/** Returns the request that a person submitted with an idempotency key, or undefined. */
export async function requestOfKey(
  { organizationId, userId, key }: { organizationId: string; userId: string; key: string },
  tx: Transaction,
): Promise<RequestView | undefined> {
  const [request] = await rows<RequestView>(OF_KEY, [organizationId, userId, key], tx);
  return request;
}
