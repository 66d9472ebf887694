import type { Transaction } from "sequelize";
import { deciderName } from "#core/delegations/deciderName.ts";
import { undoEnd } from "#core/requests/lifecycle/transitions.ts";
import type { CreditView } from "#db/queries/credits/credits.ts";
import { storeClosedCredit } from "#db/queries/credits/storeCredit.ts";
import { followUpRequest } from "#bot/operations/notifications/steps/followUp.ts";

export async function closeCredit(
  credit: CreditView,
  {
    status,
    by,
    actingFor,
    reason = null,
  }: {
    status: "approved" | "rejected" | "cancelled";
    by: { id: string; name: string; organizationId: string; hasSlack: boolean };
    actingFor?: { id: string; name: string } | undefined;
    reason?: string | null | undefined;
  },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<CreditView> {
  const { organizationId, hasSlack } = by;
  const { id, userId } = credit;
  const closed = { status, byId: by.id, reason, forId: actingFor?.id };
  await storeClosedCredit({ organizationId, id }, closed, { tx, now });
  const undo = status === "cancelled" ? undefined : { deciderId: by.id, until: undoEnd(now) };
  await followUpRequest({ organizationId, id: userId, hasSlack }, id, { tx, now, undo });
  return {
    ...credit,
    status,
    decidedAt: now,
    decidedById: by.id,
    decidedByName: deciderName(by, actingFor),
    isDecidedByOwner: by.id === userId,
    rejectionReason: reason,
  };
}
