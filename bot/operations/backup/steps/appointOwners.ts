import type { Transaction } from "sequelize";
import type { Role } from "#core/people/access/roles.ts";
import { User } from "#db/models/User.ts";
import { findActiveAdmins, findSuccessor } from "#db/queries/people/findActiveAdmins.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { writeAuditEntry } from "#bot/operations/audit.ts";
import { askNewAdmins } from "#bot/operations/requests/steps/approval/askNewAdmins.ts";
import { askNewHolders } from "#bot/operations/requests/steps/approval/askNewHolders.ts";

export interface Appointed {
  organizationName: string;
  name: string;
  role: Role;
}

/**
 * If an organization has no active Owner, makes the active person with the highest role the Owner. The Owner in the
 * backup may have transferred the organization later and then been erased.
 */
export async function appointOwners(
  organizationIds: ReadonlySet<string>,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<Appointed[]> {
  const appointed: Appointed[] = [];
  for (const organizationId of organizationIds) {
    if ((await findActiveAdmins(organizationId, tx)).some(({ role }) => role === "Owner")) continue;
    const id = await findSuccessor(organizationId, tx);
    const person = id && (await lockPerson(organizationId, id, tx));
    if (!person) continue;
    const { organizationName, name, role } = person;
    await User.update({ role: "Owner", updatedAt: now }, { where: { organizationId, id }, transaction: tx });
    const by = { organizationId, userId: null, source: "command", action: "transferOwnership", at: now } as const;
    await writeAuditEntry(by, { subject: ["user", id], before: { role }, after: { role: "Owner" } }, tx);
    await askNewHolders(organizationId, { tx, now });
    await askNewAdmins(organizationId, [id], { tx, now });
    appointed.push({ organizationName, name, role });
  }
  return appointed;
}
