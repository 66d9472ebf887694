import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { forgetDrafts } from "../drafts.ts";

/**
 * If the person in the cached session is no longer signed in, clears the drafts and, from the cache, everything but the
 * session. If nobody is signed in, always clears the drafts.
 */
export function forgetAnother(client: QueryClient, session: QueryKey, me: { email: string } | null): void {
  const held = client.getQueryData<{ email: string } | null>(session);
  if (!me) forgetDrafts();
  if (!held || held.email === me?.email) return;
  forgetDrafts();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session[0] });
}
