import type { People, PersonNode } from "../approver.ts";
import { mayReadLedger } from "./mayReadLedger.ts";
import { isAtLeast, type Role } from "./roles.ts";

/**
 * Returns whether a reader may open a person's page: everyone may open their own, and those who may see the person's
 * balances may open it too. Only Admins and Owners see inactive people.
 */
export function mayOpenPerson(reader: { id: string; role: Role }, person: PersonNode, people: People): boolean {
  return (person.isActive || isAtLeast(reader.role, "Admin")) && mayReadLedger(reader, person, people);
}
