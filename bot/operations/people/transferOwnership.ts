import type { Transaction } from "sequelize";
import { isAllowedAddress } from "#core/auth/emailDomain.ts";
import { TransferInput } from "#core/organization/TransferInput.ts";
import { assertMayTransferOwnership } from "#core/people/access/roleChange.ts";
import type { Role } from "#core/people/access/roles.ts";
import { newId } from "#db/newId.ts";
import { findWaysToSignIn } from "#db/queries/people/accounts.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { lockPerson, type Person } from "#db/queries/people/person.ts";
import { hasAnySsoIdentity } from "#db/queries/sso/identities.ts";
import { findRequired } from "#db/queries/sso/requirement.ts";
import { User } from "#db/models/User.ts";
import { announceNewAdmins } from "./steps/announceNewAdmins.ts";
import { moveWaiting, waitingBelow } from "./steps/moveWaiting.ts";
import { revokeUncovered } from "./steps/revokeUncovered.ts";
import { announceStoppedTokens } from "../notifications/steps/announceStoppedTokens.ts";
import { announce } from "../notifications/steps/announce.ts";
import { followUpApprovers } from "../notifications/steps/followUp.ts";
import { askNewHolders } from "../requests/steps/approval/askNewHolders.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { operation } from "../operation.ts";
import { signedOut } from "../running/authorized.ts";

export const transferOwnership = operation("transferOwnership", TransferInput, async ({ userId }, context) => {
  const { me, tx, now, audit, changesOwnRole } = await lockOrganization(context);
  const { organizationId } = me;
  const people = await lockBoth(organizationId, [me.id, userId], tx);
  const [from, to] = [people.get(me.id), people.get(userId)];
  if (!to) throw notFound("The person");
  if (!from?.isActive) throw signedOut();
  const ways = {
    ...(await findWaysToSignIn(organizationId, to.id, tx)),
    hasSso: await hasAnySsoIdentity(organizationId, to.id, tx),
    ssoRequired: (await findRequired({ organizationId, userId: to.id }, tx)) !== undefined,
    googleOnly: await isGoogleOnly(organizationId, tx),
    excludedBy: isAllowedAddress(to.email, to.organizationDomain) ? null : to.organizationDomain,
  };
  assertMayTransferOwnership({ actor: from, person: to, ways });
  changesOwnRole();

  const waiting = await waitingBelow(organizationId, [to.id], { tx, now });
  const changes: [person: Person, role: Role][] = [
    [to, "Owner"],
    [from, "Admin"],
  ];
  for (const [person, role] of changes) {
    const where = { organizationId, id: person.id };
    await User.update({ role, updatedAt: now }, { where, transaction: tx });
    await followUpApprovers([person], { tx, now });
    await audit({ subject: ["user", person.id], before: { role: person.role }, after: { role } });
  }
  const promoted = [{ before: to, after: { ...to, role: "Owner" as const } }];
  await moveWaiting(organizationId, waiting, { tx, now });
  await announceNewAdmins(organizationId, promoted, { tx, now, actorId: me.id });
  await announceStoppedTokens([from], me, { tx, now });
  await askNewHolders(organizationId, { tx, now });
  const demoted = { before: from, after: { ...from, role: "Admin" as const } };
  for (const entry of await revokeUncovered(organizationId, [demoted], { tx, now })) await audit(entry);
  const payload = { fromId: from.id, toId: to.id };
  const event = { organizationId, event: "ownership.transferred", key: newId(), payload } as const;
  await announce(event, [to, from], { tx, now });
});

/** Locks in the order of the ids to avoid deadlocks. */
async function lockBoth(
  organizationId: string,
  ids: readonly string[],
  tx: Transaction,
): Promise<ReadonlyMap<string, Person>> {
  const people = new Map<string, Person>();
  for (const id of ids.toSorted()) {
    const person = await lockPerson(organizationId, id, tx);
    if (person) people.set(id, person);
  }
  return people;
}
