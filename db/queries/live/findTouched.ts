import type { RequestApproval } from "#core/requests/approval/ApprovalStep.ts";
import { rows } from "../statement.ts";

export interface TouchedRequest {
  id: string;
  userId: string;
  approval: RequestApproval | null;
  isHidden: boolean;
}

const REQUESTS = {
  name: "touched-requests",
  text: `
    SELECT r.id, r.user_id AS "userId", CASE WHEN r.steps IS NOT NULL THEN approval_view(r) END AS approval,
      EXISTS (SELECT 1 FROM leave_types t
        WHERE t.organization_id = $1 AND t.key = r.type AND t.visibility = 'managers') AS "isHidden"
    FROM pto_requests r
    WHERE r.organization_id = $1 AND r.id = ANY (ARRAY(
      SELECT unnest($2::uuid[])
      UNION
      SELECT request_id FROM leave_changes WHERE organization_id = $1 AND id = ANY ($3::uuid[])))`,
};

export function findTouchedRequests(
  organizationId: string,
  { requests, leaveChanges }: { requests: readonly string[]; leaveChanges: readonly string[] },
): Promise<TouchedRequest[]> {
  return rows<TouchedRequest>(REQUESTS, [organizationId, requests, leaveChanges]);
}

const CREDITS = {
  name: "touched-credits",
  text: `SELECT id, user_id AS "userId", NULL AS approval, true AS "isHidden" FROM credits
    WHERE organization_id = $1 AND id = ANY ($2::uuid[])`,
};

export function findTouchedCredits(organizationId: string, credits: readonly string[]): Promise<TouchedRequest[]> {
  return rows<TouchedRequest>(CREDITS, [organizationId, credits]);
}

const HOLDERS = {
  name: "touched-balances",
  text: `SELECT DISTINCT user_id AS id FROM pto_balances WHERE organization_id = $1 AND id = ANY ($2::uuid[])`,
};

export async function findHolders(organizationId: string, balances: readonly string[]): Promise<string[]> {
  return (await rows<{ id: string }>(HOLDERS, [organizationId, balances])).map(({ id }) => id);
}

const DELEGATES = {
  name: "touched-delegations",
  text: `
    SELECT DISTINCT p.id FROM delegations d CROSS JOIN LATERAL (VALUES (d.approver_id), (d.delegate_id)) p (id)
    WHERE d.organization_id = $1 AND d.id = ANY ($2::uuid[])`,
};

export async function findInDelegations(organizationId: string, delegations: readonly string[]): Promise<string[]> {
  return (await rows<{ id: string }>(DELEGATES, [organizationId, delegations])).map(({ id }) => id);
}
