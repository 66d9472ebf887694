import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { forgetDrafts } from "../drafts.ts";

/**
 * If the person who was signed in when the session was last read no longer is, clears the drafts and everything but the
 * session from the cache. If nobody is signed in, always clears the drafts.
 */
export function forgetAnother(client: QueryClient, session: QueryKey, me: { email: string } | null): void {
  const held = client.getQueryData<{ email: string } | null>(session);
  if (!me) forgetDrafts();
  if (!held || held.email === me?.email) return;
  forgetDrafts();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session[0] });
}
