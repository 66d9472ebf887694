import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { row } from "../statement.ts";

const LEAVE_ON = {
  name: "leave-on-day",
  text: `
    SELECT EXISTS (SELECT FROM pto_requests
      WHERE organization_id = $1 AND user_id = $2 AND status IN ('pending', 'approved')
        AND start_date <= $3 AND end_date >= $3) AS "isAway"`,
};

export async function hasLeaveOn(
  { id, organizationId }: { id: string; organizationId: string },
  day: IsoDate,
  tx: Transaction,
): Promise<boolean> {
  return (await row<{ isAway: boolean }>(LEAVE_ON, [organizationId, id, day], tx))?.isAway ?? false;
}
