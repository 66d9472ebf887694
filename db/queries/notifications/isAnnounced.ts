import type { Transaction } from "sequelize";
import { row } from "../statement.ts";

const FIND = {
  name: "notification-announced",
  text: `
    SELECT true AS found FROM notifications
    WHERE organization_id = $1 AND event_key = $2 AND recipient_id = $3 LIMIT 1`,
};

export async function isAnnounced(
  { organizationId, id }: { organizationId: string; id: string },
  eventKey: string,
  tx: Transaction,
): Promise<boolean> {
  return (await row(FIND, [organizationId, eventKey, id], tx)) !== undefined;
}
