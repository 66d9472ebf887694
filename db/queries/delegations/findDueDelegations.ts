import type { Transaction } from "sequelize";
import { rows } from "../statement.ts";
import { joinApprover } from "./delegations.ts";

interface DueDelegation {
  organizationId: string;
  id: string;
  delegateId: string;
  isOver: boolean;
}

/** A local day starts up to 14 hours before the UTC day. */
const DUE = {
  name: "due-delegations",
  text: `
    SELECT d.organization_id AS "organizationId", d.id, d.delegate_id AS "delegateId", t.today > d.ends_on AS "isOver"
    FROM delegations d ${joinApprover("$1")}
    WHERE d.ended_at IS NULL AND d.starts_on <= ($1::timestamptz + interval '14 hours')::date
      AND t.today >= d.starts_on AND (d.begun_at IS NULL OR t.today > d.ends_on)
    ORDER BY d.organization_id, d.id`,
};

export function findDueDelegations(now: Date, tx?: Transaction): Promise<DueDelegation[]> {
  return rows<DueDelegation>(DUE, [now], tx);
}
