import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import type { Versioned } from "#core/policies/Versioned.ts";
import { joinType } from "../leaveTypes/typeColumns.ts";
import { rows } from "../statement.ts";
import { HOLDER_OF_P, OFFICE_OF_P, POLICY_VERSIONS } from "./policies.ts";

export interface SendingPolicy {
  type: LeaveType;
  typeName: string;
  isArchived: boolean;
  holder: string;
  versions: Versioned<PolicyTerms>[];
}

const SENDING = {
  name: "sending-policies",
  text: `
    SELECT p.type, lt.name AS "typeName", lt.archived_on IS NOT NULL AS "isArchived", ${HOLDER_OF_P} AS holder,
      ${POLICY_VERSIONS} AS versions
    FROM pto_policies p ${joinType("p")}
    JOIN offices f ON f.organization_id = p.organization_id AND f.id = ${OFFICE_OF_P} AND f.archived_at IS NULL
    WHERE p.organization_id = $1 AND (p.ends_on IS NULL OR p.ends_on > $2) AND EXISTS (
      SELECT FROM policy_versions v WHERE v.organization_id = p.organization_id AND v.policy_id = p.id
        AND jsonb_path_exists(v.document, '$.grants[*].carryOver.excess ? (@ <> "expires")'))
    ORDER BY f.name COLLATE "en-x-icu", lt.position`,
};

export function findSendingPolicies(
  { organizationId, today }: { organizationId: string; today: IsoDate },
  tx: Transaction,
): Promise<SendingPolicy[]> {
  return rows<SendingPolicy>(SENDING, [organizationId, today], tx);
}
