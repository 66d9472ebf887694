import type { Transaction } from "sequelize";
import { row } from "../statement.ts";

const NAMED = {
  name: "type-named",
  text: `SELECT 1 FROM leave_types WHERE organization_id = $1 AND lower(name) = lower($2) AND id = ANY ($3::uuid[]) LIMIT 1`,
};

export async function isTypeNamed(
  organizationId: string,
  { name, among }: { name: string; among: readonly string[] },
  tx: Transaction,
): Promise<boolean> {
  return (await row(NAMED, [organizationId, name, among], tx)) !== undefined;
}
