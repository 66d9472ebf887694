import type { QueryClient } from "@tanstack/react-query";
import { loadPageAt } from "./pageLoads.ts";
import { readSession, session } from "./session/sessionCalls.ts";

/**
 * Loads the session and the page's code in parallel, then prefetches the page's data. The first render can then show
 * the page itself.
 */
export async function openPage(client: QueryClient, { pathname, search }: Location): Promise<void> {
  const queryFn = async () => {
    const [me, page] = await Promise.all([readSession(client), loadPageAt(pathname)]);
    if (me && !me.mustSetUpSecondFactor) page?.prefetch?.({ client, me, params: new URLSearchParams(search) });
    return me;
  };
  await client.prefetchQuery({ ...session(), queryFn });
}
