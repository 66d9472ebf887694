import type { QueryClient } from "@tanstack/react-query";

/** The lists that screens show, by the first part of their query key. */
export type List =
  | "session"
  | "sessions"
  | "second-factor"
  | "ways-to-sign-in"
  | "own-email"
  | "requests"
  | "approvals"
  | "preview"
  | "balances"
  | "calendar"
  | "users"
  | "invitations"
  | "offices"
  | "slack";

/** Everything that changes when a request is made, decided or cancelled. */
export const AFTER_REQUESTS: readonly List[] = ["requests", "approvals", "preview", "balances", "calendar"];

/** Fetches the lists again that a write has changed; what is not on screen is fetched when it next is. */
export function refetch(client: QueryClient, lists: readonly List[]): Promise<void[]> {
  return Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: [list] })));
}
