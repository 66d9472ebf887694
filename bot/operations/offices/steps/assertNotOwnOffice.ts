import type { Transaction } from "sequelize";
import { type OfficeLeave, SETTLED_AFTER_DAYS } from "#core/people/access/ownLeave.ts";
import { isAloneInOffice } from "#db/queries/people/isAloneInOffice.ts";
import type { Person } from "#db/queries/people/person.ts";
import { assertNotOwnLeave } from "#bot/operations/assertNotOwnLeave.ts";

/**
 * Refuses (403) a change to an office's rules by an Admin if it only affects their own leave. A colleague who was just
 * moved there, added or reactivated doesn't prevent this, because an Admin could do so for the change. Owners are exempt.
 */
export async function assertNotOwnOffice(
  me: Pick<Person, "id" | "organizationId" | "role">,
  officeId: string,
  what: OfficeLeave,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  if (me.role !== "Admin") return;
  // A policy also changes what people earned under it before they moved to another office.
  const everBefore = what === "officePolicies";
  const settledBy = new Date(now.getTime() - SETTLED_AFTER_DAYS * 86_400_000);
  if (await isAloneInOffice(me, officeId, { everBefore, settledBy }, tx)) await assertNotOwnLeave(me, me.id, what, tx);
}
