import type { Transaction } from "sequelize";
import type { Person } from "#db/queries/person.ts";
import type { RequestView } from "#db/queries/requests.ts";
import { rows } from "#db/queries/statement.ts";
import { followUpRequest } from "../notifications/followUp.ts";

const CLOSE = {
  name: "close-request",
  text: `
    UPDATE pto_requests SET status = $3, decided_at = $4, decided_by_id = $5, decision_reason = $6, updated_at = $4
    WHERE organization_id = $1 AND id = $2`,
};

/** Writes what became of a request, wherever it is shown, and answers it as people see it now. */
export async function closeRequest(
  request: RequestView,
  { status, by, reason }: { status: "approved" | "rejected" | "cancelled"; by: Person; reason: string | undefined },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<RequestView> {
  const { organizationId, hasSlack } = by;
  await rows(CLOSE, [organizationId, request.id, status, now, by.id, reason ?? null], tx);
  await followUpRequest({ organizationId, id: request.userId, hasSlack }, request.id, { tx, now });
  return { ...request, status, decidedAt: now, decidedByName: by.name, rejectionReason: reason ?? null };
}
