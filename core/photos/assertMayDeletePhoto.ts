import { Refusal } from "#core/refusal.ts";
import { isAtLeast, type Role } from "#core/people/access/roles.ts";

export function assertMayDeletePhoto(me: { id: string; role: Role }, person: { id: string }): void {
  if (me.id === person.id || isAtLeast(me.role, "Admin")) return;
  throw new Refusal("forbidden", "forbidden", "You can only delete your own photo");
}
