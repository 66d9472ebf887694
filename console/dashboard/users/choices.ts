import type { UserAnswer } from "#core/api/UserAnswer.ts";
import { isAtLeast } from "#core/people/access/roles.ts";

export interface Choice {
  id: string;
  name: string;
}

export function managerChoices(user: UserAnswer, users: readonly UserAnswer[]): Choice[] {
  const able = users.filter(({ id, role, isActive }) => id !== user.id && isActive && isAtLeast(role, "Manager"));
  return withPresent(able, user.managerId, user.managerName);
}

export function officeChoices(user: UserAnswer, offices: readonly Choice[]): Choice[] {
  return withPresent(offices, user.officeId, user.officeName);
}

function withPresent(choices: readonly Choice[], id: string | null, name: string | null): Choice[] {
  if (id === null || choices.some((choice) => choice.id === id)) return [...choices];
  return [...choices, { id, name: name ?? "As it is" }];
}
