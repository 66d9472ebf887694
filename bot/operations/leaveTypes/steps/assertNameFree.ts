import type { Transaction } from "sequelize";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { Refusal } from "#core/refusal.ts";
import { isTypeNamed } from "#db/queries/leaveTypes/isTypeNamed.ts";

/** Ignores case. Checks names and keys, because imports and Slack accept both. */
export async function assertNameFree(
  organizationId: string,
  { name, others }: { name: string; others: readonly Pick<LeaveTypeView, "id" | "key" | "name">[] },
  tx: Transaction,
): Promise<void> {
  const sameKey = others.find(({ key }) => key === name.toLowerCase());
  if (await isTypeNamed(organizationId, { name, among: others.map(({ id }) => id) }, tx)) {
    throw taken("A leave type with this name already exists");
  }
  if (sameKey) throw taken(`Imports and Slack use this name for ${sameKey.name}. Please choose another.`);
}

function taken(text: string): Refusal {
  return new Refusal("conflict", "type_exists", text, { fields: { name: text } });
}
