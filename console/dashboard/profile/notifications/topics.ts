import type { Topic } from "#core/preferences/NotificationChoices.ts";
import { isAtLeast, type Role } from "#core/people/access/roles.ts";

const FOR_EVERYONE: readonly [Topic, string][] = [
  ["decisions", "Decisions about requests"],
  ["messages", "Questions and answers about requests"],
  ["entered", "Time off recorded or requested for you"],
  ["amounts", "Recalculated requests"],
  ["balances", "Adjusted and settled balances"],
  ["expiring", "Time off to use or book"],
  ["delegates", "Delegates"],
];
const FOR_MANAGERS: readonly [Topic, string][] = [
  ["requests", "Requests to decide"],
  ["moved", "Requests that move to another approver"],
];
const FOR_ADMINS: readonly [Topic, string][] = [
  ["slack", "Problems with Slack"],
  ["ownership", "Transfer of ownership"],
];

export function topicsOf(role: Role, isDelegate = false): readonly [Topic, string][] {
  return [
    ...(isAtLeast(role, "Manager") || isDelegate ? FOR_MANAGERS : []),
    ...FOR_EVERYONE,
    ...(isAtLeast(role, "Admin") ? FOR_ADMINS : []),
  ];
}
