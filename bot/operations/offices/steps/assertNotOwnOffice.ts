import type { Transaction } from "sequelize";
import type { OfficeLeave } from "#core/people/access/ownLeave.ts";
import { isAloneInOffice } from "#db/queries/people/aloneInOffice.ts";
import type { Person } from "#db/queries/people/person.ts";
import { assertNotOwnLeave } from "#bot/operations/balances/steps/assertNotOwnLeave.ts";

/** Refuses (403) a change of an office's rules by an Admin if it only affects their own leave. Owners are exempt. */
export async function assertNotOwnOffice(
  me: Pick<Person, "id" | "organizationId" | "role">,
  officeId: string,
  what: OfficeLeave,
  tx: Transaction,
): Promise<void> {
  if (me.role !== "Admin") return;
  // A policy also changes what people earned under it before they moved to another office.
  const everBefore = what === "officePolicies";
  if (await isAloneInOffice(me, officeId, { everBefore }, tx)) await assertNotOwnLeave(me, me.id, what, tx);
}
