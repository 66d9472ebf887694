import { findIsConfirmed } from "#db/queries/auth/confirmation.ts";
import type { Person } from "#db/queries/people/person.ts";
import { operationsRuntime } from "../runtime.ts";

/** Returns whether a person's organization counts as confirmed; without outgoing email every organization does. */
export function countsAsConfirmed({ isOrganizationConfirmed }: Pick<Person, "isOrganizationConfirmed">): boolean {
  return isOrganizationConfirmed || !operationsRuntime().sendsMail;
}

/** Returns whether an organization counts as confirmed. */
export async function isConfirmed(organizationId: string): Promise<boolean> {
  return countsAsConfirmed({ isOrganizationConfirmed: await findIsConfirmed(organizationId) });
}
