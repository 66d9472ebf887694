import type { Role } from "#core/people/roles.ts";
import type { User } from "./userCalls.ts";

/** The active people whose name, e-mail or role contains the words, whatever the case; of one role if given. */
export function matchingUsers(users: User[], words: string, role?: Role): User[] {
  const wanted = words.trim().toLowerCase();
  return users.filter(
    (user) =>
      user.isActive &&
      (role === undefined || user.role === role) &&
      [user.name, user.email, user.role].some((text) => text.toLowerCase().includes(wanted)),
  );
}
