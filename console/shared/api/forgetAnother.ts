import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { forgetDrafts } from "../drafts.ts";

export function forgetAnother(client: QueryClient, session: QueryKey, me: { email: string } | null): void {
  const held = client.getQueryData<{ email: string } | null>(session);
  if (!me) forgetDrafts();
  if (!held || held.email === me?.email) return;
  forgetDrafts();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session[0] });
}
