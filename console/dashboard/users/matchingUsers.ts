import type { Role } from "#core/people/access/roles.ts";
import type { User } from "./userCalls.ts";

/** Whom a list is about: who can sign in, who no longer can, or both. */
export const USER_STATES = ["active", "inactive", "all"] as const;
export type UserState = (typeof USER_STATES)[number];

/** The people whose name, e-mail or role contains the words, whatever the case; of one role if given; active ones unless told else. */
export function matchingUsers(users: User[], words: string, role?: Role, state: UserState = "active"): User[] {
  const wanted = words.trim().toLowerCase();
  return users.filter(
    (user) =>
      (state === "all" || user.isActive === (state === "active")) &&
      (role === undefined || user.role === role) &&
      [user.name, user.email, user.role].some((text) => text.toLowerCase().includes(wanted)),
  );
}
