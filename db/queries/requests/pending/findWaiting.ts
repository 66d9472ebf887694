import type { Transaction } from "sequelize";
import type { DecidableRequest } from "#core/requests/approval/ApprovalStep.ts";
import { below } from "../../people/hierarchy.ts";
import { rows } from "../../statement.ts";

type Waiting = DecidableRequest & { id: string };

const WAITING = `
    SELECT r.id, r.user_id AS "userId", CASE WHEN r.steps IS NOT NULL THEN json_build_object('steps', r.steps) END AS approval
    FROM (SELECT organization_id, id, user_id, status, submitted_at, steps FROM pto_requests
      UNION ALL SELECT organization_id, id, user_id, status, submitted_at, NULL FROM leave_changes
      UNION ALL SELECT organization_id, id, user_id, status, submitted_at, NULL FROM credits) r
    WHERE r.organization_id = $1 AND r.status = 'pending'`;

const FOR = {
  name: "waiting-for",
  text: `
    ${WAITING} AND (r.steps IS NULL OR EXISTS (
      SELECT FROM step_deciders($1, r.user_id, open_step(r.steps) -> 'by') d WHERE d.id = ANY ($2::uuid[])))
    ORDER BY r.submitted_at DESC, r.id DESC`,
};

/** The caller must check each request with the rules of core. */
export function findWaitingFor(organizationId: string, ids: readonly string[]): Promise<Waiting[]> {
  return rows<Waiting>(FOR, [organizationId, ids]);
}

const BELOW = {
  name: "waiting-below",
  text: `
    WITH RECURSIVE ${below("SELECT unnest($2::uuid[]) AS id")}
    ${WAITING} AND r.user_id = ANY (ARRAY(SELECT id FROM below)) ORDER BY r.id`,
};

export function findWaitingBelow(organizationId: string, ids: readonly string[], tx: Transaction): Promise<Waiting[]> {
  return rows<Waiting>(BELOW, [organizationId, ids], tx);
}

const WITHOUT_STEPS = {
  name: "waiting-without-steps",
  text: `${WAITING} AND r.steps IS NULL ORDER BY r.submitted_at, r.id`,
};

export function findWaitingWithoutSteps(organizationId: string, tx: Transaction): Promise<Waiting[]> {
  return rows<Waiting>(WITHOUT_STEPS, [organizationId], tx);
}
