import type { DayCost } from "#core/leave/DayCost.ts";
import type { Person } from "../people/person.ts";
import type { Read } from "../readTogether.ts";
import { historyColumns, officesEver, versionsAsJson } from "../policies/termsRows.ts";
import { type PersonHistory, NO_HISTORY, type OfficeVersion } from "#core/policies/accrual/accrualCaseOf.ts";

const charge = (terms: string) => `
  SELECT coalesce((SELECT json_agg(json_build_object('date', date, 'minutes', minutes) ORDER BY date)
    FROM pto_request_days WHERE organization_id = $1 AND request_id = $2), '[]') AS "dayCosts", ${terms}`;

const TYPE = "(SELECT type FROM pto_requests WHERE organization_id = $1 AND id = $2)";
const CHARGE = { name: "charge", text: charge(`${versionsAsJson("$1", TYPE, "ARRAY[$3::uuid]")} AS versions`) };
const CHARGE_WITH_HISTORY = {
  name: "charge-with-history",
  text: charge(`${versionsAsJson("$1", TYPE, officesEver("$1", "$4::uuid", "$3::uuid"))} AS versions,
    ${historyColumns("$1", "$4::uuid")}`),
};

interface ChargeRow {
  dayCosts: DayCost[];
  versions: OfficeVersion[];
}

export interface Charge extends ChargeRow {
  history: PersonHistory;
}

export function chargeOf(
  { organizationId, id, effectiveOfficeId, hasHistory }: Person,
  requestId: string,
): Read<Charge> {
  const values = [organizationId, requestId, effectiveOfficeId];
  return hasHistory
    ? { statement: CHARGE_WITH_HISTORY, values: [...values, id], resultOf: onlyCharge }
    : { statement: CHARGE, values, resultOf: onlyCharge };
}

function onlyCharge([found]: (ChargeRow & Partial<PersonHistory>)[]): Charge {
  if (!found) throw new Error("A SELECT without a table must return one row");
  const { dayCosts, versions, ...history } = { ...NO_HISTORY, ...found };
  return { dayCosts, versions, history };
}
