import type { Transaction } from "sequelize";
import { findCredit } from "./credits.ts";
import { findChange } from "../requests/changes.ts";
import { findRequest, type RequestView } from "../requests/requests.ts";

/**
 * Returns the request, the change of approved leave, or the credit with an id; approvers decide all three in the same
 * way. Returns undefined if there is none.
 */
export async function findDecidable(
  organizationId: string,
  id: string,
  tx?: Transaction,
): Promise<RequestView | undefined> {
  return (
    (await findRequest(organizationId, id, tx)) ??
    (await findChange(organizationId, id, tx)) ??
    findCredit(organizationId, id, tx)
  );
}
