import type { Transaction } from "sequelize";
import { findProvisioningTokens } from "#db/queries/keys/keys.ts";
import type { Person } from "#db/queries/people/person.ts";
import { announceToOwners } from "./announceToOwners.ts";

interface At {
  tx: Transaction;
  now: Date;
}

/** Provisioning tokens stop working when their Owner loses the role. */
export async function hasProvisioningTokens(
  { organizationId, id, role }: Pick<Person, "organizationId" | "id" | "role">,
  { tx, now }: At,
): Promise<boolean> {
  if (role !== "Owner") return false;
  const tokens = await findProvisioningTokens(organizationId, now, tx);
  return tokens.some((token) => token.userId === id && token.expiresAt > now);
}

/** Call after the roles change. */
export async function announceStoppedTokens(
  former: readonly Pick<Person, "organizationId" | "id" | "role">[],
  me: Pick<Person, "organizationId" | "id">,
  { tx, now }: At,
): Promise<void> {
  for (const person of former) {
    if (await hasProvisioningTokens(person, { tx, now })) {
      await announceToOwners(me, "provisioningStopped", { tx, now });
    }
  }
}
