import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { forgetDrafts } from "../drafts.ts";

/**
 * Clears everything but the session from the cache, and the drafts, if a different person was signed in when the
 * session was last read. Also clears the drafts if nobody is signed in now.
 */
export function forgetAnother(client: QueryClient, session: QueryKey, me: { email: string } | null): void {
  const held = client.getQueryData<{ email: string } | null>(session);
  if (!me) forgetDrafts();
  if (!held || held.email === me?.email) return;
  forgetDrafts();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session[0] });
}
