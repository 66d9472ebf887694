import type { Transaction } from "sequelize";
import { millisecondsInDay } from "date-fns/constants";
import { type OfficeLeave, SETTLED_AFTER_DAYS } from "#core/people/access/ownLeave.ts";
import { isAloneInOffice } from "#db/queries/people/isAloneInOffice.ts";
import type { Person } from "#db/queries/people/person.ts";
import { assertNotOwnLeave } from "#bot/operations/assertNotOwnLeave.ts";

/** Recent colleagues don't count, because an Admin could have moved or added them only to pass the check. */
export async function assertNotOwnOffice(
  me: Pick<Person, "id" | "organizationId" | "role">,
  officeId: string,
  what: OfficeLeave,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  if (me.role !== "Admin") return;
  // A policy change also affects earnings from before a person moved to another office.
  const everBefore = what === "officePolicies";
  // The office's working pattern doesn't affect a colleague with their own pattern.
  const following = what === "officePattern";
  const alone = await isAloneInOffice(me, officeId, { everBefore, settledBy: settledBefore(now), following }, tx);
  if (alone) await assertNotOwnLeave(me, me.id, what, tx);
}

export function settledBefore(now: Date): Date {
  return new Date(now.getTime() - SETTLED_AFTER_DAYS * millisecondsInDay);
}
