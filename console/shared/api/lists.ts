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

/** Lists that change when a request is submitted, decided, or canceled. */
export const AFTER_REQUESTS: readonly List[] = ["requests", "approvals", "preview", "balances", "calendar", "setup"];

/** Lists that no screen shows are fetched when next shown. */
export function refetch(
  client: QueryClient,
  lists: readonly List[],
  refetchType: "active" | "none" = "active",
): Promise<void[]> {
  return Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: [list], refetchType })));
}
