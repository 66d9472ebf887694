import type { DelegationTo } from "#core/delegations/authorityOf.ts";
import { rows } from "../statement.ts";
import { type DelegationView, joinApprover, STATE } from "./delegations.ts";

const NAMED = {
  name: "named-delegations",
  text: `
    SELECT d.id, d.approver_id AS "approverId", a.name AS "approverName", d.delegate_id AS "delegateId",
      p.name AS "delegateName", d.starts_on::text AS "from", d.ends_on::text AS "to", ${STATE} AS state
    FROM delegations d ${joinApprover("$2")}
    JOIN users p ON p.organization_id = d.organization_id AND p.id = d.delegate_id
    WHERE d.organization_id = $1 AND d.id = ANY ($3::uuid[])`,
};

export function findNamedDelegations(
  organizationId: string,
  ids: readonly string[],
  now: Date,
): Promise<(Omit<DelegationView, "isCurrent"> & Pick<DelegationTo, "state">)[]> {
  return rows(NAMED, [organizationId, now, ids]);
}
