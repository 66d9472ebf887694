import type { Transaction } from "sequelize";
import { deciderName } from "#core/delegations/deciderName.ts";
import { undoEnd } from "#core/requests/lifecycle/transitions.ts";
import type { ReplacedLeave } from "#core/requests/changes/ChangeOf.ts";
import type { ChangeView } from "#db/queries/requests/changes.ts";
import { storeClosedChange } from "#db/queries/requests/storeChange.ts";
import { followUpRequest } from "#bot/operations/notifications/steps/followUp.ts";

export async function closeChange(
  change: ChangeView,
  {
    status,
    by,
    isAutomatic = false,
    actingFor,
    reason = null,
    replaced = null,
  }: {
    status: "approved" | "rejected" | "cancelled";
    actingFor?: { id: string; name: string } | undefined;
    by: { id: string; name: string; organizationId: string; hasSlack: boolean };
    isAutomatic?: boolean;
    reason?: string | null | undefined;
    replaced?: ReplacedLeave | null;
  },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<ChangeView> {
  const { organizationId, hasSlack } = by;
  const { id, userId } = change;
  await storeClosedChange(
    { organizationId, id },
    { status, byId: isAutomatic ? null : by.id, reason, replaced, forId: actingFor?.id },
    { tx, now },
  );
  const undo = status === "cancelled" || isAutomatic ? undefined : { deciderId: by.id, until: undoEnd(now) };
  await followUpRequest({ organizationId, id: userId, hasSlack }, id, { tx, now, undo });
  const decided = {
    decidedAt: now,
    decidedById: isAutomatic ? null : by.id,
    decidedByName: isAutomatic ? null : deciderName(by, actingFor),
    isDecidedByOwner: !isAutomatic && by.id === userId,
  };
  return { ...change, status, ...decided, rejectionReason: reason, replaced };
}
