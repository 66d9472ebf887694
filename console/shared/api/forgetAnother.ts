import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Clears everything but the session from the cache if a different person was signed in when the session was last read.
 */
export function forgetAnother(client: QueryClient, session: QueryKey, me: { email: string } | null): void {
  const held = client.getQueryData<{ email: string } | null>(session);
  if (!held || held.email === me?.email) return;
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session[0] });
}
