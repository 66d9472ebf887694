import type { Transaction } from "sequelize";
import { normalEmail } from "#core/addresses/normalEmail.ts";
import { parseInput } from "#core/inputs.ts";
import { UserPatch } from "#core/people/UserInput.ts";
import { nameAfter } from "#core/provisioning/nameAfter.ts";
import { provisionedEmail } from "#core/provisioning/provisionedEmail.ts";
import type { UserChanges } from "#core/provisioning/UserChanges.ts";
import { notUnique } from "#core/provisioning/scimRefusal.ts";
import { mayChangeEmailByProvisioning } from "#core/provisioning/assertMayProvision.ts";
import type { Person } from "#db/queries/people/person.ts";
import { keepProvisionedPerson } from "#db/queries/provisioning/keepProvisioned.ts";
import { findHasJoined, findNamesakes, type ScimPerson } from "#db/queries/provisioning/people.ts";
import { editPerson } from "#bot/operations/people/steps/editPerson.ts";
import { deactivatePerson } from "#bot/operations/people/steps/deactivatePerson.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { recordedAs } from "./recordedAs.ts";

/** The person must be locked. No other part of the changes may prevent a deactivation. */
export async function applyChanges(
  { locked, known }: { locked: Person; known: ScimPerson },
  changes: UserChanges,
  context: WriteContext,
): Promise<void> {
  const { tx, now } = context;
  const { organizationId } = locked;
  const { userName = known.userName } = changes.active === false ? {} : changes;
  const isNew = known.sentActive === null || userName !== known.userName;
  const isTaken = isNew && (await hasNamesake(organizationId, { id: known.id, userName }, tx));
  if (changes.active === false) {
    await deactivatePerson(locked, recordedAs("deactivateUser", context));
    // Another person's userName can't be stored, but must not prevent the deactivation.
    if (!isTaken) await keepProvisionedPerson(organizationId, { ...known, isActive: false }, { tx, now });
    return;
  }
  if (isTaken) throw notUnique("Another person has this userName");
  const isBack = isReactivated(known, changes);
  const keepsEmail = isBack && !mayChangeEmailByProvisioning({ ...locked, hasJoined: await findHasJoined(locked, tx) });
  const { email: _email, userName: _userName, ...others } = changes;
  const patch = patchFor(known, keepsEmail ? others : changes);
  await editPerson(locked, { ...patch, ...(isBack && { isActive: true }) }, recordedAs("editUser", context));
  await keepProvisionedPerson(organizationId, sentAfter({ ...known, userName }, changes), { tx, now });
}

async function hasNamesake(
  organizationId: string,
  { id, userName }: { id: string; userName: string },
  tx: Transaction,
): Promise<boolean> {
  const found = await findNamesakes(organizationId, { userName, email: normalEmail(userName) }, tx);
  return found.some((other) => other.id !== id && !other.isRemoved);
}

/** An Admin's deactivation stays until the identity provider changes the person from inactive to active. */
function isReactivated(known: ScimPerson, changes: UserChanges): boolean {
  return changes.active === true && !known.isActive && known.sentActive === false;
}

function patchFor(known: ScimPerson, changes: UserChanges): UserPatch {
  const name = nameAfter(known, changes);
  const email = provisionedEmail({ sent: changes, current: known });
  const { managerId } = changes;
  return parseInput(UserPatch, {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(managerId !== undefined && { managerId }),
  });
}

function sentAfter(known: ScimPerson, changes: UserChanges): ScimPerson {
  const { externalId, displayName, givenName, familyName, active, managerId } = changes;
  return {
    ...known,
    ...(externalId !== undefined && { externalId }),
    ...(displayName !== undefined && { displayName }),
    ...(givenName !== undefined && { givenName }),
    ...(familyName !== undefined && { familyName }),
    managesManager: known.managesManager || managerId !== undefined,
    isActive: active ?? known.sentActive ?? true,
  };
}
