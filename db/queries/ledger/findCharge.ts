import type { Transaction } from "sequelize";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { Person } from "../people/person.ts";
import { row } from "../statement.ts";
import { historyColumns, officesEver, versionsAsJson } from "../policies/termsRows.ts";
import { type PersonHistory, NO_HISTORY, type OfficeVersion } from "#core/policies/accrual/accrualCaseOf.ts";

const charge = (terms: string) => `
  SELECT coalesce((SELECT json_agg(json_build_object('date', date, 'minutes', minutes) ORDER BY date)
    FROM pto_request_days WHERE organization_id = $1 AND request_id = $2), '[]') AS "dayCosts", ${terms}`;

const CHARGE = { name: "charge", text: charge(`${versionsAsJson("$1", "$4", "ARRAY[$3::uuid]")} AS versions`) };
const CHARGE_WITH_HISTORY = {
  name: "charge-with-history",
  text: charge(`${versionsAsJson("$1", "$4", officesEver("$1", "$5::uuid", "$3::uuid"))} AS versions,
    ${historyColumns("$1", "$5::uuid")}`),
};

interface ChargeRow {
  dayCosts: DayCost[];
  versions: OfficeVersion[];
}

/** Returns the cost of a request on each date, and the data that determines the terms on these dates. */
export async function findCharge(
  person: Person,
  request: { id: string; type: LeaveType },
  tx: Transaction,
): Promise<ChargeRow & { history: PersonHistory }> {
  const values = [person.organizationId, request.id, person.effectiveOfficeId, request.type];
  const found = await (person.hasHistory
    ? row<ChargeRow & PersonHistory>(CHARGE_WITH_HISTORY, [...values, person.id], tx)
    : row<ChargeRow>(CHARGE, values, tx));
  if (!found) throw new Error("A SELECT without a table must return one row");
  const { dayCosts, versions, ...history } = { ...NO_HISTORY, ...found };
  return { dayCosts, versions, history };
}
