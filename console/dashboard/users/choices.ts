import { isAtLeast } from "#core/people/access/roles.ts";
import type { User } from "./userCalls.ts";

export interface Choice {
  id: string;
  name: string;
}

/** Who can be somebody's manager: others of role Manager or above. The present one stays, whatever became of them. */
export function managerChoices(user: User, users: readonly User[]): Choice[] {
  const able = users.filter(({ id, role, isActive }) => id !== user.id && isActive && isAtLeast(role, "Manager"));
  return withPresent(able, user.managerId, user.managerName);
}

/** Where somebody can work. The present office stays, also while the others are not known. */
export function officeChoices(user: User, offices: readonly Choice[]): Choice[] {
  return withPresent(offices, user.officeId, user.officeName);
}

function withPresent(choices: readonly Choice[], id: string | null, name: string | null): Choice[] {
  if (id === null || choices.some((choice) => choice.id === id)) return [...choices];
  return [...choices, { id, name: name ?? "As it is" }];
}
