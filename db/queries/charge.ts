import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import type { DayCost } from "#core/requests/requestCost.ts";
import type { Person } from "./person.ts";
import { row } from "./statement.ts";

const CHARGE = {
  name: "charge",
  text: `
    SELECT coalesce((SELECT json_agg(json_build_object('date', date, 'minutes', minutes) ORDER BY date)
        FROM pto_request_days WHERE organization_id = $1 AND request_id = $2), '[]') AS "dayCosts",
      coalesce((SELECT v.is_unlimited FROM pto_policies p JOIN policy_versions v
          ON v.organization_id = p.organization_id AND v.policy_id = p.id
        WHERE p.organization_id = $1 AND p.office_id = $3 AND p.type = $4
        ORDER BY v.effective_on <= $5::date DESC, v.version DESC LIMIT 1), false) AS "isUnlimited"`,
};

/** What approving a request charges: its dates, and whether the policy in force today is unlimited. */
export async function findCharge(
  person: Person,
  request: { id: string; type: LeaveType },
  today: IsoDate,
  tx: Transaction,
): Promise<{ dayCosts: DayCost[]; isUnlimited: boolean }> {
  const values = [person.organizationId, request.id, person.effectiveOfficeId, request.type, today];
  const charge = await row<{ dayCosts: DayCost[]; isUnlimited: boolean }>(CHARGE, values, tx);
  return charge ?? { dayCosts: [], isUnlimited: false };
}
