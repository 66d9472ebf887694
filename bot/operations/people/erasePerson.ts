import { todayIn } from "#core/calendar/dates.ts";
import { addressOfErased } from "#core/erasedAddress.ts";
import { assertMayErase, nameOfErased } from "#core/people/erasure.ts";
import { EraseInput } from "#core/people/EraseInput.ts";
import { eraseAccount } from "#db/queries/erasure/eraseAccount.ts";
import { eraseTexts } from "#db/queries/erasure/eraseTexts.ts";
import { countErased, findKnownAs } from "#db/queries/erasure/knownAs.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { operationsRuntime } from "../runtime.ts";

/**
 * Permanently blanks a former person's identity: name, address, sign-in methods, and all text by, to, and about them.
 * Numbers, dates, and ledger entries stay, so balances and reports don't change. Returns their new name.
 */
export const erasePerson = operationOn("erasePerson", EraseInput, async (id, typed, context) => {
  const { me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  const person = await lockPerson(organizationId, id, tx);
  if (!person) throw notFound("The person");
  const today = todayIn(person.zone, now);
  assertMayErase({ actorId: me.id, person, today, typedName: typed.name });

  const { names, addresses } = await findKnownAs(organizationId, id, tx);
  const name = nameOfErased(await countErased(organizationId, tx));
  const erased = { organizationId, userId: id, name, address: addressOfErased(id), addresses, now };
  const noToken = operationsRuntime().sealer.seal("", organizationId);
  const invitationIds = await eraseAccount(erased, noToken, tx);
  const blanked = await eraseTexts(erased, { names, invitationIds }, tx);
  await audit({ subject: ["user", id], after: { erased: true, ...blanked, invitations: invitationIds.length } });
  return { name };
});
