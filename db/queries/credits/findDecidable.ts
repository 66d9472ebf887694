import type { Transaction } from "sequelize";
import { findCredit, findCredits } from "./credits.ts";
import { findChange, findChanges } from "../requests/changes.ts";
import { findRequest, findRequests, type RequestView } from "../requests/requests.ts";

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

export async function findDecidables(organizationId: string, ids: readonly string[]): Promise<RequestView[]> {
  const found = new Map<string, RequestView>();
  for (const find of [findRequests, findChanges, findCredits]) {
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) break;
    for (const one of await find(organizationId, missing)) found.set(one.id, one);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
