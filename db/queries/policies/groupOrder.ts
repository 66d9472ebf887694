import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { AssignedPolicy } from "#core/policies/AssignedPolicy.ts";
import { columnsOf } from "../columnsOf.ts";
import { rows } from "../statement.ts";
import { APPLIES } from "./policies.ts";

export interface PlacedPolicy {
  id: string;
  position: number;
}

const ORDER = {
  name: "order-of-groups",
  text: `
    SELECT p.id, p.position, p.ends_on AS "endsOn" FROM pto_policies p
    WHERE p.organization_id = $1 AND p.type = $2 AND p.group_label IS NOT NULL AND ${APPLIES("p")}
    ORDER BY p.position, p.id`,
};

export function findGroupOrder(
  organizationId: string,
  type: LeaveType,
  tx: Transaction,
): Promise<(PlacedPolicy & { endsOn: IsoDate | null })[]> {
  return rows(ORDER, [organizationId, type], tx);
}

const STORE = {
  name: "store-order-of-groups",
  text: `
    UPDATE pto_policies p SET position = m.position FROM unnest($2::uuid[], $3::int[]) m (id, position)
    WHERE p.organization_id = $1 AND p.id = m.id AND p.position <> m.position`,
};

export async function storeGroupOrder(
  organizationId: string,
  order: readonly PlacedPolicy[],
  tx: Transaction,
): Promise<void> {
  await rows(STORE, [organizationId, ...columnsOf(order, ["id", "position"])], tx);
}

const SUCCEED = {
  name: "succeed-policy",
  text: `
    WITH added AS (
      INSERT INTO pto_policies (organization_id, id, type, group_label, position, starts_on, ends_on, created_at)
      SELECT organization_id, $3, type, group_label, position, $4::date, $5::date, $6 FROM pto_policies
      WHERE organization_id = $1 AND id = $2)
    INSERT INTO policy_versions
    SELECT (jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(), 'policy_id', $3::uuid))).* FROM policy_versions v
    WHERE v.organization_id = $1 AND v.policy_id = $2`,
};

export async function succeedPolicy(
  { organizationId, id }: { organizationId: string; id: string },
  successor: Pick<AssignedPolicy, "id" | "from" | "until">,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(SUCCEED, [organizationId, id, successor.id, successor.from, successor.until, now], tx);
}
