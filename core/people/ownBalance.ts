import { Refusal } from "#core/refusal.ts";
import type { PersonNode } from "./approver.ts";
import { isAtLeast } from "./roles.ts";

/** Refuses (403) to change what one oneself may take off while another Admin or Owner could do it; `people` are those of the organisation who may. */
export function refuseOwnBalance(me: string, personId: string, people: Iterable<PersonNode>): void {
  if (personId !== me) return;
  for (const { id, role, isActive } of people) {
    if (id === me || !isActive || !isAtLeast(role, "Admin")) continue;
    throw new Refusal("forbidden", "own_balance", "Ask another Admin or Owner to adjust your own balance");
  }
}
