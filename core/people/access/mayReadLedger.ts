import { Refusal } from "#core/refusal.ts";
import { isAbove, type People, type PersonNode } from "../approver.ts";
import { isAtLeast, type Role } from "./roles.ts";

type Reader = { id: string; role: Role };

export function mayReadLedger(reader: Reader, person: PersonNode, people: People): boolean {
  if (reader.id === person.id || isAtLeast(reader.role, "Admin")) return true;
  return isAtLeast(reader.role, "Manager") && isAbove(reader, person, people);
}

export function assertMayReadLedger(reader: Reader, person: PersonNode, people: People): void {
  if (mayReadLedger(reader, person, people)) return;
  const text = isAtLeast(reader.role, "Manager")
    ? "You can only view balances of people in your reporting line"
    : "You can only view your own ledger";
  throw new Refusal("forbidden", "forbidden", text);
}
