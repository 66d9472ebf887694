import type { Transaction } from "sequelize";
import { row } from "../statement.ts";

/** Waits for a running delivery, and then reads its outcome. */
const WITHDRAW = {
  name: "withdraw-notifications",
  text: `
    WITH found AS MATERIALIZED (
      SELECT id, status FROM notifications WHERE organization_id = $1 AND event_key = $2 FOR UPDATE
    ), removed AS (
      DELETE FROM notifications n USING found f
      WHERE n.organization_id = $1 AND n.id = f.id AND f.status NOT IN ('sent', 'kept')
    )
    SELECT EXISTS (SELECT FROM found WHERE status IN ('sent', 'kept')) AS "isSent"`,
};

/** Returns false if the event can't be undone, because a notification was already sent or kept. */
export async function withdraw(
  { organizationId, eventKey }: { organizationId: string; eventKey: string },
  tx: Transaction,
): Promise<boolean> {
  return !(await row<{ isSent: boolean }>(WITHDRAW, [organizationId, eventKey], tx))?.isSent;
}
