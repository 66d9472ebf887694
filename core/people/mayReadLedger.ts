import { isAtLeast, type Role } from "./roles.ts";

/** Whether somebody may read the ledger of a person: everyone their own, Manager and above anyone's. */
export function mayReadLedger(reader: { id: string; role: Role }, personId: string): boolean {
  return reader.id === personId || isAtLeast(reader.role, "Manager");
}
