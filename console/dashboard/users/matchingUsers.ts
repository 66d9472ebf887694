import type { UserAnswer } from "#core/api/UserAnswer.ts";
import type { Role } from "#core/people/access/roles.ts";

export const USER_STATES = ["active", "inactive", "all"] as const;
type UserState = (typeof USER_STATES)[number];

export function matchingUsers(
  users: UserAnswer[],
  words: string,
  role?: Role,
  state: UserState = "active",
): UserAnswer[] {
  const wanted = words.trim().toLowerCase();
  return users.filter(
    (user) =>
      (state === "all" || user.isActive === (state === "active")) &&
      (role === undefined || user.role === role) &&
      [user.name, user.email, user.role].some((text) => text.toLowerCase().includes(wanted)),
  );
}
