import type { Role } from "../people/access/roles.ts";
import { Refusal } from "../refusal.ts";
import { mayReactivateByProvisioning } from "./assertMayProvision.ts";

export interface ManagedPerson {
  managesManager: boolean;
  isActive: boolean;
}

const NAME = "Managed by your identity provider. Change the name there.";
const MANAGER = "Managed by your identity provider. Change the manager there.";
const REACTIVATED = "This person is deactivated at your identity provider. Reactivate the person there.";

export type LockedFields = Partial<Record<"name" | "managerId" | "isActive" | "memberIds", string>>;

export const LOCKED_TEAM: LockedFields = {
  name: NAME,
  memberIds: "Managed by your identity provider. Change the members there.",
};

export function lockedFields({ managesManager, isActive }: ManagedPerson, role: Role): LockedFields {
  return {
    name: NAME,
    ...(managesManager && { managerId: MANAGER }),
    ...(!isActive && mayReactivateByProvisioning(role) && { isActive: REACTIVATED }),
  };
}

interface Fields {
  name?: string | undefined;
  managerId?: string | null | undefined;
  isActive?: boolean | undefined;
}

/** Throws (409) if a managed field changes. Allows deactivation, so that access can end immediately. */
export function assertNotManaged(
  person: Fields & { role: Role },
  managed: ManagedPerson | undefined,
  patch: Fields,
): void {
  if (!managed) return;
  const locked = lockedFields(managed, person.role);
  for (const field of ["name", "managerId"] as const) {
    const text = locked[field];
    if (text !== undefined && patch[field] !== undefined && patch[field] !== person[field]) throw refusal(field, text);
  }
  if (patch.isActive && !person.isActive && locked.isActive) throw refusal("isActive", locked.isActive);
}

export function assertTeamNotManaged(changes: object): void {
  for (const [field, text] of Object.entries(LOCKED_TEAM))
    if (Object.hasOwn(changes, field)) throw refusal(field, text);
}

function refusal(field: string, text: string): Refusal {
  return new Refusal("conflict", "provisioned", text, { fields: { [field]: text } });
}
