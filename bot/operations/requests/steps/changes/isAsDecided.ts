import { spanOf } from "#core/requests/changes/changeCosts.ts";
import type { ChangeView } from "#db/queries/requests/changes.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";

export function isAsDecided(change: ChangeView, leave: RequestView): boolean {
  if (change.status !== "approved") return leave.status === "approved";
  if (change.change.isCancellation) {
    return leave.status === "cancelled" && leave.decidedAt?.getTime() === change.decidedAt?.getTime();
  }
  const [now, then] = [spanOf(leave), spanOf(change)];
  return leave.status === "approved" && JSON.stringify(now) === JSON.stringify(then);
}
