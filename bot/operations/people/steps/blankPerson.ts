import type { Transaction } from "sequelize";
import { addressOfErased } from "#core/addresses/erasedAddress.ts";
import { nameOfErased } from "#core/people/erasure.ts";
import { endCalendarsOf } from "#db/queries/calendars/calendarConnections.ts";
import { eraseAccount } from "#db/queries/erasure/eraseAccount.ts";
import { eraseTexts } from "#db/queries/erasure/eraseTexts.ts";
import { countErased, findKnownAs } from "#db/queries/erasure/knownAs.ts";
import type { AuditEntry } from "#bot/operations/audit.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";

/** The person must be locked and inactive. */
export async function blankPerson(
  { organizationId, id }: { organizationId: string; id: string },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<{ name: string; entry: AuditEntry }> {
  await endCalendarsOf({ organizationId, id }, { tx, now });
  const { names, addresses } = await findKnownAs(organizationId, id, tx);
  const name = nameOfErased(await countErased(organizationId, tx));
  const erased = { organizationId, userId: id, name, address: addressOfErased(id), addresses, now };
  const noToken = operationsRuntime().sealer.seal("", organizationId);
  const invitationIds = await eraseAccount(erased, noToken, tx);
  const blanked = await eraseTexts(erased, { names, invitationIds }, tx);
  const after = { erased: true, ...blanked, invitations: invitationIds.length };
  return { name, entry: { subject: ["user", id], after } };
}
