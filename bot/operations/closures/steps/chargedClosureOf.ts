import type { Transaction } from "sequelize";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";
import type { ClosureView } from "#db/queries/closures/closures.ts";
import type { ChargedClosure } from "./bookClosure.ts";

export async function chargedClosureOf(
  organizationId: string,
  { charged, ...closure }: Pick<ClosureView, "id" | "name" | "startDate" | "endDate" | "charged">,
  tx: Transaction,
): Promise<ChargedClosure | undefined> {
  if (charged === null) return undefined;
  const type = (await findLeaveTypes(organizationId, tx)).find(({ key }) => key === charged);
  return type && { ...closure, charged, unit: type.unit };
}
