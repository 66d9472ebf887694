import type { Transaction } from "sequelize";
import { findRequest } from "#db/queries/requests.ts";
import { lockPersonOfRequest, type Person } from "#db/queries/person.ts";
import { PtoRequest } from "#db/models/PtoRequest.ts";
import { notFound } from "./operation.ts";

export interface LockedRequest {
  request: PtoRequest;
  person: Person;
  /** Who decided it, where somebody has. */
  decidedByName: string | null;
}

/** A request and its person, both locked, the person first as everywhere. An unknown id is refused. */
export async function lockRequest(organizationId: string, id: string, tx: Transaction): Promise<LockedRequest> {
  const person = await lockPersonOfRequest(organizationId, id, tx);
  const request = person && (await PtoRequest.findOne({ where: { organizationId, id }, transaction: tx }));
  if (!request) throw notFound("The request");
  const decidedByName =
    request.status === "pending" ? null : ((await findRequest(organizationId, id, tx))?.decidedByName ?? null);
  return { request, person, decidedByName };
}
