import type { People, PersonNode } from "../approver.ts";
import { mayReadLedger } from "./mayReadLedger.ts";
import { isAtLeast, type Role } from "./roles.ts";

/**
 * Everyone may open their own page, and those who may see a person's balances may open that person's page, too. Only
 * Admins and Owners see inactive people.
 */
export function mayOpenPerson(reader: { id: string; role: Role }, person: PersonNode, people: People): boolean {
  return (person.isActive || isAtLeast(reader.role, "Admin")) && mayReadLedger(reader, person, people);
}
