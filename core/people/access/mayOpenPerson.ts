import type { People, PersonNode } from "../approver.ts";
import { mayReadLedger } from "./mayReadLedger.ts";
import { isAtLeast, type Role } from "./roles.ts";

export function mayOpenPerson(reader: { id: string; role: Role }, person: PersonNode, people: People): boolean {
  return (person.isActive || isAtLeast(reader.role, "Admin")) && mayReadLedger(reader, person, people);
}
