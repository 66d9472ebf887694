import { findIsConfirmed } from "#db/queries/auth/confirmation.ts";
import type { Person } from "#db/queries/people/person.ts";
import { operationsRuntime } from "../runtime.ts";

export function countsAsConfirmed({ isOrganizationConfirmed }: Pick<Person, "isOrganizationConfirmed">): boolean {
  return isOrganizationConfirmed || !operationsRuntime().sendsMail;
}

export async function isConfirmed(organizationId: string): Promise<boolean> {
  return countsAsConfirmed({ isOrganizationConfirmed: await findIsConfirmed(organizationId) });
}
