import type { QueryClient } from "@tanstack/react-query";

export type List =
  | "session"
  | "sessions"
  | "second-factor"
  | "ways-to-sign-in"
  | "own-email"
  | "own-photo"
  | "requests"
  | "approvals"
  | "preview"
  | "balances"
  | "calendar"
  | "thread"
  | "users"
  | "invitations"
  | "offices"
  | "leave-types"
  | "policy-impact"
  | "delegations"
  | "setup"
  | "inbox"
  | "slack";

export const AFTER_REQUESTS: readonly List[] = ["requests", "approvals", "preview", "balances", "calendar", "setup"];

export function refetch(
  client: QueryClient,
  lists: readonly List[],
  refetchType: "active" | "none" = "active",
): Promise<void[]> {
  return Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: [list], refetchType })));
}
